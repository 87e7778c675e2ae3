// Made by `python -m mergemaker.server.typescript` from src/mergemaker/room/messages. Do not edit.


/** Something to say: the key of a message and the values that go into it. */
export interface Line {
  key: string;
  values?: Record<string, string | number | Line | (string | number | Line)[]>;
}

/** Why something is not possible: a message of the catalogue (`reason.…`) with its values, and the rule to read. */
export interface Reason {
  reason: string;
  rule: string | null;
  values: Record<string, string | number | Line | (string | number | Line)[]>;
}

/** Place a tile from the hand. */
export interface PlaceTile {
  type: "place_tile";
  tile: string;
}

/** Place no (further) tile this turn. */
export interface StopPlacing {
  type: "stop_placing";
}

/** Name the chain just founded. */
export interface Found {
  type: "found";
  chain: string;
}

/** Choose which of the tied largest chains survives. */
export interface ChooseSurvivor {
  type: "choose_survivor";
  chain: string;
}

/** Choose which of the tied acquired chains is settled next. */
export interface ChooseAcquired {
  type: "choose_acquired";
  chain: string;
}

/** Sell some shares of the acquired chain, trade some two for one, keep the rest. */
export interface Dispose {
  type: "dispose";
  sell: number;
  trade: number;
}

/** Buy shares: how many of each chain; buying none also ends the turn's purchase. */
export interface Buy {
  type: "buy";
  shares: Record<string, number>;
}

/** Announce that the game ends with this turn. */
export interface AnnounceEnd {
  type: "announce_end";
}

/** Set these dead tiles aside; the others are kept. */
export interface Discard {
  type: "discard";
  tiles: string[];
}

/** Use a special power. */
export interface UsePower {
  type: "use_power";
  power: string;
}

/** Under Trade 2: give two shares of one chain for one share of another. */
export interface Trade2 {
  type: "trade_2";
  give: string;
  take: string;
}

/** One side of a trade between players. */
export interface Side {
  cash?: number;
  shares?: Record<string, number>;
}

/** Offer another player a trade. */
export interface OfferTrade {
  type: "offer_trade";
  to: string;
  give: Side;
  take: Side;
}

/** Accept or decline the trade offered. */
export interface AnswerTrade {
  type: "answer_trade";
  accept: boolean;
}

/** Whose turn it is and what has happened in it. */
export interface TurnView {
  number: number;
  player: string;
  tile: string | null;
  placed: number;
  drawn: number;
  offers: number;
  power: string | null;
  trades_left: number;
}

/** A player; tiles as a count and holdings as null where they are hidden. */
export interface PlayerView {
  name: string;
  cash: number | null;
  shares: Record<string, number> | null;
  tiles: string[] | number;
  powers: string[];
}

/** A chain, on the board or not. */
export interface ChainView {
  size: number;
  active: boolean;
  safe: boolean;
  price: number | null;
  market: number;
  headquarters: string | null;
}

/** With two players: the tile that sets the market's number of shares. */
export interface MarketDraw {
  tile: string;
  shares: number;
}

/** The merger under way. */
export interface MergerView {
  tile: string;
  survivor: string | null;
  acquired: string[];
  settling: string | null;
  bonuses: Record<string, number>;
  holdings: Record<string, number>;
  chains: string[];
  unsettled: string[];
  asked: number;
  market_draw: MarketDraw | null;
}

/** One side of the trade offered. */
export interface SideView {
  cash: number;
  shares: Record<string, number>;
}

/** The trade that waits for an answer. */
export interface OfferView {
  from: string;
  to: string;
  give: SideView;
  take: SideView;
}

/** The final result of a game. */
export interface Result {
  final: Record<string, number>;
  winners: string[];
}

/** A position as one viewer may see it. */
export interface View {
  edition: string;
  options: Record<string, string | boolean>;
  over: boolean;
  decision: string | null;
  to_act: string | null;
  turn: TurnView;
  end_announced_by: string | null;
  players: PlayerView[];
  board: Record<string, string | null>;
  chains: Record<string, ChainView>;
  bag: string[] | number;
  discarded: string[];
  offer: OfferView | null;
  merger: MergerView | null;
  result: Result | null;
  viewer: string | null;
  idle_turns: number;
  ended: string | null;
  market_draws: number;
  exchangeable: string[];
}

/** One thing that happened. Dollars are what the player received, negative when they paid. */
export interface Fact {
  type: string;
  player?: string | null;
  other?: string | null;
  chain?: string | null;
  into?: string | null;
  chains?: string[] | null;
  tile?: string | null;
  count?: number | null;
  dollars?: number | null;
  ranks?: string[] | null;
  tied?: number | null;
  power?: string | null;
  how?: string | null;
  offer?: OfferView | null;
}

/** From when to when a person is away, in seconds since 1970. */
export interface Vacation {
  since: number;
  until: number;
}

/** The asker's vacation, under way or to come, and how many days they may still take. */
export interface VacationInfo {
  vacation: Vacation | null;
  days_left: number;
  days_a_year: number;
}

/** A vacation; one that is under way only ends at another time. */
export interface NewVacation {
  since: number;
  until: number;
}

/** A person: a guest with a name, or the holder of an account. */
export interface User {
  id: string;
  name: string;
  account: boolean;
}

/** Who the asker is, and their preferences. */
export interface Me {
  user: User | null;
  preferences: Record<string, unknown>;
}

/** A guest's name. */
export interface NewSession {
  name: string;
}

/** A name and a password, to register or to log in. */
export interface Credentials {
  name: string;
  password: string;
}

/** The account's password, and the one it is to have. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A session: a browser that is logged in, or a program with a token. */
export interface SessionInfo {
  id: string;
  kind: "cookie" | "token";
  agent: string | null;
  created: number;
  seen: number;
  own: boolean;
}

/** The asker's sessions, the last used one first. */
export interface SessionList {
  sessions: SessionInfo[];
}

/** For programs: sent as `Authorization: Bearer TOKEN`. It is shown once. */
export interface Token {
  token: string;
}

/** Who takes the seat: the asker, another person at the same screen, anyone, or a bot. */
export interface SeatSetup {
  kind: "bot" | "guest" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Seconds for the whole game, and seconds added for each action. */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment: number;
}

/** Days for each decision. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** The settings of a new game. */
export interface Setup {
  edition?: string;
  options?: Record<string, string | boolean>;
  seats?: SeatSetup[];
  public?: boolean;
  clock?: LiveClock | DaysClock | null;
  undo?: "consent" | "free" | "never";
  bot_speed?: "calm" | "instant" | "quick";
  hints?: boolean;
}

/** A request for a game; it starts immediately if no seat is open. */
export interface NewGame {
  setup: Setup;
  start?: boolean;
}

/** Whether a game with such settings would count in the ratings, and if not, why. */
export interface RatedAnswer {
  rated: boolean;
  unrated: "continued" | "lesson" | "nobody_else" | "record" | "several_seats" | "substitute" | "taken_back" | null;
}

/** A request to play on from a position of a finished game, in one of its seats, with bots in the others. */
export interface PlayOn {
  action: number;
  seat: number;
  bot?: string;
}

/** A request for a seat, by invitation unless the game is public. */
export interface Join {
  code?: string | null;
  seat?: number | null;
  name?: string | null;
}

/** New seats before the start; `was` is the number of the seat whose person keeps it. */
export interface Seats {
  seats: SeatChange[];
}

/** A changed seat: that of number `was` with its person, or a new guest, bot or open seat. */
export interface SeatChange {
  was?: number | null;
  kind?: "bot" | "guest" | "open" | null;
  name?: string | null;
  bot?: string | null;
}

/** A seat: `open` is still free; `away` belongs to a person for whom a bot is playing. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  mine: boolean;
  connected: boolean;
  host: boolean;
  away: boolean;
  absent_for: number | null;
  out_of_time: boolean;
  can_be_replaced: boolean;
  ready: boolean;
  vacation: Vacation | null;
}

/** A shuffle that can be checked when the game is over: docs/shuffle.md says how. */
export interface ShuffleInfo {
  commitment: string;
  salts: string[];
}

/** How far the learner has come in a lesson. */
export interface LessonProgress {
  taken: number;
  steps: number;
}

/** A game as a list or a waiting room shows it. */
export interface GameInfo {
  id: string;
  code: string | null;
  setup: Setup;
  seats: SeatInfo[];
  status: "over" | "paused" | "playing" | "waiting";
  created: number;
  version: number;
  result: Result | null;
  turn: number;
  to_act: string | null;
  my_turn: boolean;
  deadline: number | null;
  rated: boolean;
  unrated: "continued" | "lesson" | "nobody_else" | "record" | "several_seats" | "substitute" | "taken_back" | null;
  can_claim: boolean;
  claimed: boolean;
  can_remove: boolean;
  bot_speed: "calm" | "instant" | "quick" | null;
  my_seats: number[];
  host: boolean;
  rematch: string | null;
  uploaded: boolean;
  actions: number;
  continues: string | null;
  lesson: string | null;
  progress: LessonProgress | null;
  shuffle: ShuffleInfo | null;
}

/** A game that cannot be opened: of a newer version, or damaged. */
export interface UnreadableGame {
  id: string;
  message: string;
  why: Reason;
}

/** Several games, and those that cannot be opened. */
export interface GameList {
  games: GameInfo[];
  unreadable: UnreadableGame[];
}

/** Where others reach the server; null: nobody but this machine does, as far as it knows. */
export interface Address {
  address: string | null;
}

/** A fact with the number of the action that caused it; 0 is the setup. */
export interface LoggedFact {
  type: string;
  player?: string | null;
  other?: string | null;
  chain?: string | null;
  into?: string | null;
  chains?: string[] | null;
  tile?: string | null;
  count?: number | null;
  dollars?: number | null;
  ranks?: string[] | null;
  tied?: number | null;
  power?: string | null;
  how?: string | null;
  offer?: OfferView | null;
  at: number;
}

/** A line of the log: its message, its facts, and the number of the action that caused them. */
export interface LogLine {
  at: number;
  fact: number;
  kind: string;
  chain: string | null;
  line: Line;
}

/** The table after a number of actions, as a viewer may see it. */
export interface Position {
  action: number;
  of: number;
  view: View;
  standings: Standings;
  previews: Record<string, Preview>;
  facts: LoggedFact[];
  lines: LogLine[];
  actor: string | null;
  last: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade | null;
}

/** Seconds left for each seat when the message was sent; the clock of `running` is counting down. */
export interface ClockState {
  setup: LiveClock | DaysClock;
  left: number[];
  running: number | null;
}

/** A chat message; a quick phrase has its English text too. */
export interface ChatLine {
  version: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
  phrase: "good_game" | "hello" | "luck" | "moment" | "oops" | "thanks" | "well_played" | "your_turn" | null;
}

/** A trade that the player on turn could offer, as one who declined another suggests. */
export interface Suggestion {
  by: string;
  offer: OfferTrade;
}

/** Something that needs the consent of the seats in `waiting`. */
export interface Request {
  id: number;
  kind: "replace" | "undo";
  by: number;
  seat: number | null;
  waiting: number[];
  text: string;
  unrates: boolean;
}

/** Whether a seat's person is connected. */
export interface Presence {
  seat: number;
  connected: boolean;
  can_be_replaced: boolean;
}

/** Place that tile. */
export interface PlaceOrder {
  type: "place_tile";
  tile: string;
}

/** Found the first of these chains that can be founded. */
export interface FoundOrder {
  type: "found";
  chains: string[];
}

/** The first of these chains that may survive does. */
export interface SurvivorOrder {
  type: "choose_survivor";
  chains: string[];
}

/** The first of these chains that may be settled next is. */
export interface AcquiredOrder {
  type: "choose_acquired";
  chains: string[];
}

/** When the chain is acquired: trade some shares, keep some of the others, sell the rest. */
export interface DisposeOrder {
  type: "dispose";
  chain: string;
  trade?: number | "all";
  keep?: number | "all";
}

/** Buy these shares; `fewer`: as many of them as possible, in this order. */
export interface BuyOrder {
  type: "buy";
  shares: Record<string, number>;
  fewer?: boolean;
}

/** Set all dead tiles aside, or keep them. */
export interface DiscardOrder {
  type: "discard";
  all?: boolean;
}

/** Accept this very offer, or decline any: of that player, or of everybody. */
export interface AnswerOrder {
  type: "answer_trade";
  accept?: OfferTrade | null;
  player?: string | null;
}

/** If placing the tile does this; of a growing or merging tile: with all these chains. */
export interface IfTile {
  type: "if_tile";
  tile: string;
  effect: "alone" | "found" | "grow" | "merge";
  chains?: string[];
}

/** If the price of the chain's shares is within these limits. */
export interface IfPrice {
  type: "if_price";
  chain: string;
  least?: number;
  most?: number;
}

/** If the size of the chain is within these limits. */
export interface IfSize {
  type: "if_size";
  chain: string;
  least?: number;
  most?: number;
}

/** If one of these chains survives the merger under way. */
export interface IfSurvivor {
  type: "if_survivor";
  chains: string[];
}

/** If the player has at least that place among the chain's holders. */
export interface IfRank {
  type: "if_rank";
  chain: string;
  place: number;
}

/** An answer to a decision to come, if all conditions hold then; otherwise the player is asked. */
export interface Order {
  answer: PlaceOrder | FoundOrder | SurvivorOrder | AcquiredOrder | DisposeOrder | BuyOrder | DiscardOrder | AnswerOrder;
  conditions?: (IfTile | IfPrice | IfSize | IfSurvivor | IfRank)[];
  lasts?: "always" | "next" | "once";
}

/** An order as its owner sees it; `why` it is not carried out, while the owner has that decision to make. */
export interface OrderInfo {
  number: number;
  order: Order;
  why: Reason | null;
}

/** What a tile would do to a chain. */
export interface PreviewChain {
  name: string;
  size_before: number;
  size_after: number;
  price_before: number | null;
  price_after: number | null;
  acquired: boolean;
  safe_after: boolean;
}

/** A bonus that a merger would pay. */
export interface Payout {
  chain: string;
  player: string;
  dollars: number;
}

/** What one of the viewer's own tiles would do if it were placed now, from what the viewer may know. */
export interface Preview {
  tile: string;
  effect: "alone" | "beside" | "found" | "grow" | "merge" | "never" | "not_now";
  reason: Reason | null;
  size: number;
  chains: PreviewChain[];
  survivors: string[];
  payouts: Payout[] | null;
  net_worth: Record<string, [number, number]> | null;
  market_draws: boolean;
  near: string[];
}

/** A holder of a chain, with the place and the bonus it would be paid now; null where it cannot be known. */
export interface Holder {
  player: string;
  shares: number;
  place: number | null;
  bonus: number | null;
}

/** A chain's holders, and how far it is from its next steps; null when there is none. */
export interface ChainStanding {
  name: string;
  tier: "cheap" | "expensive" | "medium";
  holders: Holder[];
  bonuses: number[];
  next_price: number | null;
  tiles_to_next_price: number | null;
  tiles_to_safe: number | null;
  tiles_to_end: number | null;
}

/** The holders of every chain, and everybody's money if the game ended now; null where it cannot be known. */
export interface Standings {
  chains: ChainStanding[];
  net_worth: Record<string, number | null>;
  market_draws: boolean;
}

/** A chain whose shares an action is about; a size of 0 afterwards: it is acquired. */
export interface WhatIfChain {
  name: string;
  size_before: number;
  size_after: number;
  price_before: number | null;
  price_after: number | null;
}

/** What an action would bring a player; `shares` and `places` are those in each chain of the answer. */
export interface WhatIfRow {
  player: string;
  bonus: number | null;
  shares: [number, number][];
  places: ([number | null, number | null])[];
  worth: [number, number];
}

/** What an action would bring everybody whose holdings are known, the game ending then. */
export interface WhatIf {
  chains: WhatIfChain[];
  rows: WhatIfRow[];
  place: number | null;
  margin: number | null;
  market_draws: boolean;
}

/** An empty square: what a tile placed there now would do, and where that tile is as far as the viewer knows. */
export interface Square {
  tile: string;
  effect: "alone" | "beside" | "found" | "grow" | "merge" | "never" | "not_now";
  chains: string[];
  place: "gone" | "hand" | "unseen";
}

/** The squares that would do the same to the same chains, and the odds of their tiles, counting tiles alone. */
export interface SquareGroup {
  effect: "alone" | "beside" | "found" | "grow" | "merge" | "never" | "not_now";
  chains: string[];
  survivors: string[];
  payouts: Payout[] | null;
  unseen: string[];
  own: string[];
  held: number;
  drawn: number;
}

/** Every empty square, and how many tiles the viewer has not seen: in the bag and in others' hands. */
export interface Squares {
  squares: Square[];
  groups: SquareGroup[];
  unseen: number;
  in_hands: number;
  in_bag: number;
}

/** Everybody's cash and shares as the log tells them where holdings are hidden, and the standings with them. */
export interface LedgerSheet {
  cash: Record<string, number>;
  shares: Record<string, Record<string, number>>;
  standings: Standings;
}

/** What the learner reads and is asked to do; without a task the others are playing, or the game is over. */
export interface LessonStep {
  lesson: string;
  step: string | null;
  number: number;
  steps: number;
  idea: Line;
  text: Line;
  task: Line | null;
  squares: string[];
  parts: ("answers" | "end" | "hand" | "stocks")[];
  hidden: ("bonuses" | "chains" | "end" | "next" | "safe")[];
}

/** What the viewer's decision is for, and what matters now; None where there is nothing to say of the position. */
export interface Why {
  purpose: Line;
  matters: Line | null;
}

/** What the rules begin with: pictures by name, one for each of five sentences, and a merger worked out. */
export interface Guide {
  edition: string;
  pictures: string[];
  lead: Line;
  merger: WhatIf;
  parts: Line[];
  lines: Line[];
}

/** Asks for a sync; with `patches` it has the end of the log alone, and patches follow instead of updates. */
export interface Hello {
  type: "hello";
  patches?: boolean;
}

/** Asks for the log before a fact, the one with which the part that the viewer has begins. */
export interface AskLog {
  type: "log";
  before: number;
}

/** Take an action, having seen a version. Sending it again with the same `command_id` has no further effect. */
export interface Act {
  type: "act";
  command_id: string;
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
  version?: number | null;
  seat?: number | null;
}

/** Asks why an action is not possible now. */
export interface AskWhyNot {
  type: "why_not";
  command_id: string;
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
  seat?: number | null;
}

/** Asks what an action would bring everybody. */
export interface AskWhatIf {
  type: "what_if";
  command_id: string;
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
  seat?: number | null;
}

/** Asks what the viewer's decision is for, and what matters now. */
export interface AskWhy {
  type: "why";
  command_id: string;
}

/** Asks what each empty square would do, and for the odds of its tile. */
export interface AskSquares {
  type: "squares";
  command_id: string;
}

/** Asks what the log tells of hidden holdings. */
export interface AskLedger {
  type: "ledger";
  command_id: string;
}

/** Asks for the best choices of one's decision; everybody is notified of it. */
export interface AskHint {
  type: "hint";
  command_id: string;
  seat?: number | null;
}

/** Against bots: asks whether an action would cost more than a limit, in points of win chance. */
export interface AskTeacher {
  type: "teach";
  command_id: string;
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
  limit?: number;
  seat?: number | null;
}

/** Send a chat message. */
export interface Chat {
  type: "chat";
  text: string;
  command_id?: string | null;
}

/** Say one of the quick phrases, which everybody reads in their own language. */
export interface SayPhrase {
  type: "phrase";
  phrase: "good_game" | "hello" | "luck" | "moment" | "oops" | "thanks" | "well_played" | "your_turn";
  command_id?: string | null;
}

/** Decline the trade offered, and suggest what to give and to get instead; `accept`: if that is offered, take it. */
export interface Counter {
  type: "counter";
  give: Side;
  take: Side;
  accept?: boolean;
  seat?: number | null;
  command_id?: string | null;
}

/** Before the start: say that one is ready, or no longer. */
export interface Ready {
  type: "ready";
  ready?: boolean;
  command_id?: string | null;
}

/** Before the start: add something of one's own to the shuffle, so that nobody else alone decides it. */
export interface AddSalt {
  type: "salt";
  salt: string;
  command_id?: string | null;
}

/** Undo one's last action: at once where the policy allows it, otherwise with everybody's consent. */
export interface Undo {
  type: "undo";
  command_id: string;
  seat?: number | null;
}

/** Answer a request. */
export interface Consent {
  type: "consent";
  request: number;
  accept: boolean;
  command_id?: string | null;
}

/** Stop the clocks and the bots. */
export interface Pause {
  type: "pause";
  command_id?: string | null;
}

/** Resume a paused game. */
export interface Resume {
  type: "resume";
  command_id?: string | null;
}

/** Ask for a bot to replace an absent player. */
export interface Replace {
  type: "replace";
  seat: number;
  command_id?: string | null;
}

/** Take one's own seat back from the bot. */
export interface Return {
  type: "return";
  seat?: number | null;
  command_id?: string | null;
}

/** End the game there and then, and win it: everybody else has left for good, and no bot was invited. */
export interface Claim {
  type: "claim";
  command_id?: string | null;
}

/** Sets how long bots take for a decision, where one person plays among them. */
export interface SetBotSpeed {
  type: "bot_speed";
  speed: "calm" | "instant" | "quick";
  command_id?: string | null;
}

/** Bots take no time until the next decision of a person, where one person plays among them. */
export interface Skip {
  type: "skip";
}

/** Leave a conditional order, or change the one with that number. Nobody else learns of it. */
export interface LeaveOrder {
  type: "order";
  order: Order;
  number?: number | null;
  seat?: number | null;
  command_id?: string | null;
}

/** Take an order back. */
export interface RevokeOrder {
  type: "revoke";
  number: number;
  seat?: number | null;
  command_id?: string | null;
}

/** View the table from another of one's own seats (several people at one screen); null: as an onlooker. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** An action over HTTP: the same as `act` on the socket. */
export interface ActRequest {
  command_id: string;
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
  version?: number | null;
  seat?: number | null;
}

/** What a viewer is shown of a version, apart from the log and the chat. Before the start `view` is null. */
export interface Shown {
  version: number;
  seat: number | null;
  info: GameInfo;
  view: View | null;
  legal: (PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade)[];
  may_offer: boolean;
  previews: Record<string, Preview>;
  standings: Standings | null;
  clock: ClockState | null;
  requests: Request[];
  undo: "consent" | "free" | "no";
  thinking: string | null;
  suggestions: Suggestion[];
  orders: OrderInfo[];
  lesson: LessonStep | null;
}

/** Everything that the viewer may know; to a viewer who takes patches, the log from fact `facts_from` on. */
export interface Sync {
  type: "sync";
  version: number;
  seat: number | null;
  info: GameInfo;
  view: View | null;
  legal: (PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade)[];
  may_offer: boolean;
  previews: Record<string, Preview>;
  standings: Standings | null;
  clock: ClockState | null;
  requests: Request[];
  undo: "consent" | "free" | "no";
  thinking: string | null;
  suggestions: Suggestion[];
  orders: OrderInfo[];
  lesson: LessonStep | null;
  facts: LoggedFact[];
  lines: LogLine[];
  facts_from: number;
  chat: ChatLine[];
}

/** The same after one more event. Facts and lines from fact `facts_from` on are replaced by these. */
export interface Update {
  type: "update";
  version: number;
  seat: number | null;
  info: GameInfo;
  view: View | null;
  legal: (PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade)[];
  may_offer: boolean;
  previews: Record<string, Preview>;
  standings: Standings | null;
  clock: ClockState | null;
  requests: Request[];
  undo: "consent" | "free" | "no";
  thinking: string | null;
  suggestions: Suggestion[];
  orders: OrderInfo[];
  lesson: LessonStep | null;
  facts_from: number;
  facts: LoggedFact[];
  lines: LogLine[];
}

/** An update, for a viewer who takes patches: how what was last sent changes (see `room/patch.py`). */
export interface Patch {
  type: "patch";
  version: number;
  changes: Record<string, unknown>;
  facts_from: number;
  facts: LoggedFact[];
  lines: LogLine[];
}

/** The log from its beginning, as far as fact `before`. */
export interface LogAnswer {
  type: "log";
  before: number;
  facts: LoggedFact[];
  lines: LogLine[];
}

/** The command is stored, now or on an earlier attempt, as the event of that version. */
export interface Ack {
  type: "ack";
  command_id: string;
  version: number;
}

/** The command changed nothing: why, as an English sentence and as a reason with its values and rule. */
export interface Refused {
  type: "refused";
  command_id: string | null;
  code: string;
  message: string;
  reason: string;
  rule: string | null;
  values: Record<string, string | number | Line | (string | number | Line)[]>;
}

/** A chat message; counts as an event. */
export interface ChatEvent {
  type: "chat";
  version: number;
  line: ChatLine;
}

/** The viewer's own orders after one was left, changed or taken back; not an event that counts. */
export interface OrdersEvent {
  type: "orders";
  orders: OrderInfo[];
}

/** Who is connected now; not an event. */
export interface PresenceEvent {
  type: "presence";
  seats: Presence[];
  onlookers: number;
}

/** The bot that is thinking, or null; not an event. */
export interface Thinking {
  type: "thinking";
  player: string | null;
  warming_up: boolean;
}

/** Why the action is not legal; null if it is. */
export interface WhyNotAnswer {
  type: "why_not";
  command_id: string;
  message: string | null;
  rule: string | null;
  why: Reason | null;
}

/** What the action would bring; null: it is not possible now, or that cannot be known beforehand. */
export interface WhatIfAnswer {
  type: "what_if";
  command_id: string;
  what_if: WhatIf | null;
}

/** What the viewer's decision is for, and what matters now; null: the viewer has none to make. */
export interface WhyAnswer {
  type: "why";
  command_id: string;
  why: Why | null;
}

/** Every empty square, from the viewer's position; null unless the game is under way. */
export interface SquaresAnswer {
  type: "squares";
  command_id: string;
  squares: Squares | null;
}

/** Hidden holdings as the log tells them; null where nothing is hidden, or the log does not tell. */
export interface LedgerAnswer {
  type: "ledger";
  command_id: string;
  ledger: LedgerSheet | null;
}

/** The best choices; null: there is only one. */
export interface HintAnswer {
  type: "hint";
  command_id: string;
  hint: Hint | null;
}

/** What the action would cost, if that is too much; null: it is good enough. */
export interface TeacherAnswer {
  type: "teach";
  command_id: string;
  warned: Warned | null;
}

/** The server is stopping, the session has ended or the game cannot be shown; `why` it never can. */
export interface Closing {
  type: "closing";
  message: string;
  why: Reason | null;
}

/** The command is stored. */
export interface Accepted {
  version: number;
}

/** Why a request was refused: an English sentence, and the reason with its values and rule. */
export interface Problem {
  code: string;
  message: string;
  reason: string;
  rule: string | null;
  values: Record<string, string | number | Line | (string | number | Line)[]>;
}

/** How a chain looks: its colour, the ink to write on it, its letter, pattern and emblem, its name with hyphens. */
export interface LookInfo {
  colour: string;
  ink: string;
  letter: string;
  pattern: string;
  emblem: string;
  hyphenated: string;
}

/** A chain of an edition. */
export interface ChainInfo {
  name: string;
  tier: "cheap" | "expensive" | "medium";
  look: LookInfo;
}

/** An edition with its options. */
export interface EditionInfo {
  name: string;
  title: string;
  book: string;
  blurb: string;
  chains: ChainInfo[];
  options: Record<string, string | boolean>;
  options_for_two: Record<string, string | boolean>;
}

/** A value of an option. */
export interface ChoiceInfo {
  value: string | boolean;
  sentence: string;
}

/** What a group may choose; it matters only with these numbers of players. */
export interface OptionInfo {
  name: string;
  title: string;
  rule: string;
  values: ChoiceInfo[];
  players: number[];
}

/** A level of bot. */
export interface BotInfo {
  name: string;
  sentence: string;
}

/** A special power. */
export interface PowerInfo {
  name: string;
  title: string;
}

/** A range of chain sizes; `most` is null if it has no upper limit. */
export interface SizeRange {
  least: number;
  most: number | null;
}

/** A line of the price card: what a share costs, at which sizes, and the bonuses then paid. */
export interface PriceLine {
  price: number;
  sizes: (SizeRange | null)[];
  bonuses: Record<string, number[]>;
}

/** A rule, and our ruling where the books are silent. The options of a rule say how editions differ on it. */
export interface RuleInfo {
  id: string;
  section: string;
  title: string;
  text: string;
  ruling: string | null;
}

/** The choices for a new game, and the rules to read. */
export interface Catalogue {
  editions: EditionInfo[];
  options: OptionInfo[];
  bots: BotInfo[];
  powers: PowerInfo[];
  rules: RuleInfo[];
  prices: PriceLine[];
  default: Setup;
}

/** Everybody's money if the game had ended after that turn; null where the asker may not know it. */
export interface HistoryTurn {
  number: number;
  action: number;
  player: string;
  net_worth: Record<string, number | null>;
  merger: boolean;
  founded: string[];
}

/** A line of the final settlement. */
export interface SettlementLine {
  player: string;
  kind: "bonus" | "cash" | "shares" | "total";
  chain: string | null;
  count: number | null;
  dollars: number;
  ranks: string[] | null;
  tied: number | null;
}

/** A game's history, for charts. */
export interface History {
  players: string[];
  turns: HistoryTurn[];
  settlement: SettlementLine[];
  result: Result | null;
}

/** A lesson, and how far the asker has come in it. */
export interface LessonInfo {
  name: string;
  ideas: Line[];
  taken: number;
  game: string | null;
}

/** All lessons. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** A request for the game of a lesson; `again` begins a new one. */
export interface Learn {
  again?: boolean;
}

/** A player's rating in games with one number of players. */
export interface RatingRow {
  name: string;
  rating: number;
  uncertainty: number;
  points: number;
  margin: number;
  provisional: boolean;
  games: number;
  wins: number;
  bot: boolean;
  me: boolean;
}

/** The ratings for one number of players. */
export interface RatingPool {
  players: number;
  rows: RatingRow[];
}

/** A pool for each number of players. */
export interface Ratings {
  pools: RatingPool[];
}

/** What a game did to a player's points. */
export interface RatingChange {
  player: string;
  points: number;
  change: number;
}

/** What a finished game did to its players' points; empty where it was not rated. */
export interface GameRatings {
  changes: RatingChange[];
}

/** A person's points after a game. */
export interface RatingPoint {
  game: string;
  ended: number;
  points: number;
  change: number;
}

/** A person's points among games of one size, game by game. */
export interface RatingCurve {
  players: number;
  points: RatingPoint[];
}

/** A curve for each number of players. */
export interface RatingHistory {
  curves: RatingCurve[];
}

/** Dollars by source, summed over games. */
export interface Money {
  founding: number;
  bonuses: number;
  sales: number;
  trades: number;
  final_bonuses: number;
  final_sales: number;
  purchases: number;
}

/** A person's finished games in numbers. */
export interface Statistics {
  games: number;
  wins: number;
  by_players: Record<string, [number, number]>;
  by_edition: Record<string, [number, number]>;
  chains: Record<string, number>;
  founded: Record<string, number>;
  mergers: number;
  start: number;
  money: Money;
  total: number;
  mean_money: number;
  best_money: number;
}

/** From where to where a player came, and by what: `final` less `initial` is the sum of the four others. */
export interface Change {
  initial: number;
  final: number;
  own_play: number;
  own_draws: number;
  others_play: number;
  others_draws: number;
}

/** A player's game taken apart, in points of win chance and in dollars at the end of the game. */
export interface Luck {
  points: Change;
  dollars: Change;
}

/** What reference players win in this seat: their chance in points, their money, and the standard errors. */
export interface Par {
  points: number;
  error: number;
  dollars: number;
  dollars_error: number;
}

/** A decision that was not forced, as its player could judge it then. */
export interface DecisionReview {
  number: number;
  turn: number;
  player: string;
  decision: string;
  action: string;
  best: string;
  loss: number;
  error: number;
  dollars: number;
  dollars_error: number;
  class: "blunder" | "disaster" | "fine" | "inaccuracy" | "mistake";
  reason: Line | null;
  win: number | null;
  best_win: number | null;
}

/** One player's game. */
export interface PlayerReview {
  name: string;
  win_chance: number[];
  mean_loss: number;
  error: number;
  mean_dollars: number;
  dollars_error: number;
  decisions: number;
  mistakes: Record<string, number>;
  luck: Luck;
  par: Par;
}

/** What can be said about a game. */
export interface Review {
  version: string;
  finished: boolean;
  actions: number;
  players: PlayerReview[];
  decisions: DecisionReview[];
  turning_points: number[];
}

/** What can be said about a game at once, before its decisions are judged. */
export interface Outline {
  win_chance: Record<string, number[]>;
  turning_points: number[];
}

/** A good choice: how likely it wins, with the standard error, the money it leads to, and why. */
export interface HintedChoice {
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
  choice: Line;
  win: number;
  error: number;
  dollars: number;
  reason: Line;
}

/** The best choices, from the best on. */
export interface Hint {
  player: string;
  choices: HintedChoice[];
}

/** Another choice tried in a decision of a finished game: right if it is within its error of the best. */
export interface Attempt {
  right: boolean;
  loss: number;
  error: number;
  best: string;
  better: Line;
  reason: Line | null;
}

/** What a choice costs in points of win chance, with the standard error, and why another is better. */
export interface Warned {
  choice: Line;
  loss: number;
  error: number;
  reason: Line;
}

/** A game's review, or its progress: how many of its actions are judged. */
export interface ReviewAnswer {
  status: "ready" | "unavailable" | "waiting" | "working";
  done: number;
  of: number;
  review: Review | null;
  outline: Outline | null;
  choices: Record<string, Line>;
}

/** How likely everybody is to win a running game as far as anybody can tell, or why that is not known yet. */
export interface LiveChances {
  status: "ready" | "unavailable" | "waiting";
  outline: Outline | null;
}

/** Another choice in a decision of a finished game. */
export interface TryAgain {
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
}

/** How a person played in a game: the mean loss per decision, in points of win chance, with its standard error. */
export interface ReviewedGame {
  game: string;
  created: number;
  edition: string;
  players: number;
  mean_loss: number;
  error: number;
  decisions: number;
  mistakes: Record<string, number>;
}

/** A person's reviewed games, from the first on, and the mean over all their decisions; null before the first. */
export interface MyReviews {
  games: ReviewedGame[];
  mean_loss: number | null;
  error: number | null;
}

/** A mistake in one of a person's games. */
export interface MyMistake {
  game: string;
  created: number;
  mistake: DecisionReview;
}

/** A person's mistakes in all games, the worst first. */
export interface MyMistakes {
  mistakes: MyMistake[];
  choices: Record<string, Line>;
}

/** A step of the better line: who does what, and the table then. */
export interface LineStep {
  player: string;
  choice: Line;
  view: View;
  standings: Standings;
}

/** How the game might have continued after the better choice, with the same tiles, up to the player's next turn. */
export interface BetterLine {
  steps: LineStep[];
  worth: [number, number];
}

/** Where a person is notified: a browser, a mail address, or a program's URL. */
export interface Target {
  id: string;
  kind: "email" | "push" | "webhook";
  address: string;
  name: string;
  choices: ("invited" | "over" | "said" | "turn")[];
  confirmed: boolean;
  problem: string | null;
  secret: string | null;
}

/** All of a person's targets, and what the server can do. */
export interface NoticeSettings {
  push_key: string;
  mail: boolean;
  targets: Target[];
}

/** A browser's push subscription. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  language?: string;
}

/** A mail address; it gets a mail with a link that confirms it. */
export interface NewEmail {
  address: string;
  language?: string;
}

/** A URL that is sent signed JSON. */
export interface NewWebhook {
  url: string;
  language?: string;
}

/** Of what a target is notified from now on; it is switched on again if it had failed. */
export interface TargetChange {
  choices: ("invited" | "over" | "said" | "turn")[];
}

/** What the link in a mail did, and for which address. */
export interface LinkFollowed {
  address: string;
}

/** Whether a test arrived, and if not, what the other side said. */
export interface Delivered {
  arrived: boolean;
  detail: string | null;
}

/** How good a solver is: what a browser keeps for a solver without a session. */
export interface PuzzleSkill {
  mu: number;
  sigma: number;
}

/** A solver's rating, in points as puzzles have them, with its margin. */
export interface PuzzleRating {
  points: number;
  margin: number;
  solved: number;
  right: number;
  skill: PuzzleSkill;
}

/** How many puzzles a theme has. */
export interface ThemeCount {
  theme: string;
  puzzles: number;
}

/** How many puzzles an edition has. */
export interface EditionCount {
  edition: string;
  puzzles: number;
}

/** The themes, the editions, today's puzzle, and the asker's rating; null if they have no session. */
export interface PuzzleList {
  themes: ThemeCount[];
  editions: EditionCount[];
  daily: string;
  daily_done: boolean;
  rating: PuzzleRating | null;
}

/** A decision to be tried, as its player knows it. */
export interface PosedDecision {
  view: View;
  legal: (PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade)[];
  previews: Record<string, Preview>;
  standings: Standings;
  ledger: LedgerSheet | null;
  why: Why | null;
  facts: LoggedFact[];
  lines: LogLine[];
}

/** A decision to be solved, as its player knows it. */
export interface PuzzlePosition {
  view: View;
  legal: (PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade)[];
  previews: Record<string, Preview>;
  standings: Standings;
  ledger: LedgerSheet | null;
  why: Why | null;
  facts: LoggedFact[];
  lines: LogLine[];
  id: string;
  theme: string;
  rating: number;
  players: number;
  daily: string | null;
  done: boolean;
}

/** What the asker would do; `skill` is what their browser keeps where they have no session. */
export interface PuzzleAnswer {
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
  skill?: PuzzleSkill | null;
}

/** An action to be previewed. */
export interface PuzzleQuestion {
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
}

/** A choice, how often it wins, in per cent, and the standard error of that. */
export interface PuzzleChoice {
  action: PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;
  line: Line;
  win: number;
  error: number;
  right: boolean;
}

/** Whether an answer was right, what every choice is worth, best first, and why the best one is best. */
export interface PuzzleResult {
  right: boolean;
  chosen: PuzzleChoice;
  choices: PuzzleChoice[];
  reason: Line;
  why: Why | null;
  rated: boolean;
  change: number;
  rating: PuzzleRating;
}

/** What the action would bring, and why it is not legal. */
export interface PuzzleOutlook {
  what_if: WhatIf | null;
  why_not: Reason | null;
}

export type Action = PlaceTile | StopPlacing | Found | ChooseSurvivor | ChooseAcquired | Dispose | Buy | AnnounceEnd | Discard | UsePower | Trade2 | OfferTrade | AnswerTrade;

export type ClientMessage = Hello | AskLog | AskWhyNot | AskWhatIf | AskWhy | AskSquares | AskLedger | AskHint | AskTeacher | Look | Skip | Act | Chat | SayPhrase | Counter | Ready | AddSalt | Undo | Consent | Pause | Resume | Replace | Return | Claim | SetBotSpeed | LeaveOrder | RevokeOrder;

export type ServerMessage = Sync | Update | Patch | LogAnswer | Ack | Refused | ChatEvent | OrdersEvent | PresenceEvent | Thinking | WhyNotAnswer | WhatIfAnswer | WhyAnswer | SquaresAnswer | LedgerAnswer | HintAnswer | TeacherAnswer | Closing;

export type ClockSetup = LiveClock | DaysClock;
