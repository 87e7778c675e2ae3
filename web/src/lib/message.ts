// The message syntax of the catalogues, a part of ICU MessageFormat; src/mergemaker/words/message.py reads the same.

import type { Line } from "../messages";

export type Value = string | number | Line | readonly (string | number | Line)[];
export type Values = Record<string, Value>;

/** How a list is joined: CLDR's four patterns. */
interface Joining {
  two: string;
  start: string;
  middle: string;
  end: string;
}

/** A language file, as the page receives it. */
export interface Language {
  name: string;
  number: { group: string; least_grouped: number; decimal: string; minus: string };
  money: string;
  percent?: string; // files of earlier versions have none
  lists: Record<string, Joining>;
  messages: Record<string, string>;
}

type Part = string | null | Argument; // null: the number of the plural around it
interface Argument {
  name: string;
  format: string;
  style: string;
  branches: Map<string, Part[]>;
}

const parsed = new Map<string, Part[]>();

/** Parses a message; throws if it is malformed. */
export function parse(text: string): Part[] {
  const known = parsed.get(text);
  if (known) return known;
  const reader = new Reader(text);
  const message = reader.message(false);
  if (reader.at < text.length) throw reader.error("a closing brace that nothing opened");
  parsed.set(text, message);
  return message;
}

class Reader {
  at = 0;
  constructor(private readonly text: string) {}

  error(what: string): Error {
    return new Error(`${what}, at character ${this.at} of ${this.text}`);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private need(pattern: RegExp, what: string): string {
    const found = this.take(pattern);
    if (!found) throw this.error(`${what} is missing`);
    return found[1] ?? found[0];
  }

  message(inPlural: boolean): Part[] {
    const parts: Part[] = [];
    while (this.at < this.text.length && this.text[this.at] !== "}") {
      if (this.text[this.at] === "{") {
        this.at++;
        parts.push(this.argument());
      } else {
        const words = this.need(/[^{}#]+|#/y, "text");
        parts.push(words === "#" && inPlural ? null : words);
      }
    }
    return parts;
  }

  private argument(): Argument {
    const name = this.need(/\s*(\w+)\s*/y, "a name");
    const format = this.take(/,/y) ? this.need(/\s*(\w+)\s*/y, "a format") : "";
    let style = "";
    let branches = new Map<string, Part[]>();
    if (format === "plural" || format === "select") {
      this.need(/,/y, "a comma");
      branches = this.branches(format === "plural");
    } else if (format === "list") style = this.take(/,/y) ? this.need(/\s*(\w+)\s*/y, "a style") : "and";
    else if (format && format !== "money") throw this.error(`no format is called ${format}`);
    this.need(/\s*\}/y, "a closing brace");
    return { name, format, style, branches };
  }

  private branches(inPlural: boolean): Map<string, Part[]> {
    const found = new Map<string, Part[]>();
    for (let selector = this.take(/\s*(=\d+|\w+)\s*\{/y); selector; selector = this.take(/\s*(=\d+|\w+)\s*\{/y)) {
      found.set(selector[1]!, this.message(inPlural));
      this.need(/\s*\}/y, "a closing brace");
    }
    if (!found.has("other")) throw this.error("the branch `other` is missing");
    return found;
  }
}

/** Renders messages in one language, with another as the fallback. */
export class Speaker {
  private readonly plurals: Intl.PluralRules;

  constructor(
    readonly code: string,
    private readonly language: Language,
    private readonly fallback: Speaker | null = null,
  ) {
    this.plurals = new Intl.PluralRules(code);
  }

  has(key: string): boolean {
    return key in this.language.messages;
  }

  /** Further messages, which came with the part of the page that needs them. */
  add(messages: Record<string, string>): void {
    Object.assign(this.language.messages, messages);
  }

  text(key: string, values: Values = {}): string {
    const template = this.language.messages[key];
    if (template !== undefined) return this.filled(parse(template), values, 0);
    if (!this.fallback) throw new Error(`no message is called ${key}`);
    return this.fallback.text(key, values);
  }

  digits(value: number): string {
    const { group, least_grouped, decimal, minus } = this.language.number;
    const [whole = "", part] = String(Math.abs(value)).split(".");
    const grouped = Math.abs(value) >= least_grouped ? whole.replace(/\B(?=(\d{3})+$)/g, () => group) : whole;
    return (value < 0 ? minus : "") + grouped + (part ? decimal + part : "");
  }

  /** A number with so many decimals. */
  decimal(value: number, places: number): string {
    const size = Math.abs(value).toFixed(places);
    const [whole, part] = size.split(".");
    const sign = value < 0 && Number(size) ? this.language.number.minus : "";
    return sign + this.digits(Number(whole)) + (part ? this.language.number.decimal + part : "");
  }

  /** A part of 1. */
  percent(share: number, places: number): string {
    return (this.language.percent ?? "#%").replace("#", () => this.decimal(100 * share, places));
  }

  money(dollars: number): string {
    const sign = dollars < 0 ? this.language.number.minus : "";
    return sign + this.language.money.replace("#", () => this.digits(Math.abs(dollars)));
  }

  list(items: readonly (string | number | Line)[], style = "and"): string {
    const words = items.map((item) => this.word(item));
    const joining = this.language.lists[style];
    if (!joining) throw new Error(`no list is called ${style}`);
    if (words.length < 2) return words.join("");
    if (words.length === 2) return paired(joining.two, words[0]!, words[1]!);
    let out = paired(joining.end, words.at(-2)!, words.at(-1)!);
    for (const word of words.slice(1, -2).reverse()) out = paired(joining.middle, word, out);
    return paired(joining.start, words[0]!, out);
  }

  private word(value: string | number | Line): string {
    if (typeof value === "number") return this.digits(value);
    return typeof value === "string" ? plain(value) : this.text(value.key, value.values);
  }

  private filled(parts: Part[], values: Values, count: number): string {
    return parts
      .map((part) =>
        typeof part === "string" ? part : part === null ? this.digits(count) : this.argument(part, values),
      )
      .join("");
  }

  private argument({ name, format, style, branches }: Argument, values: Values): string {
    const value = values[name];
    if (value === undefined) throw new Error(`the value ${name} is missing`);
    switch (format) {
      case "money":
        return this.money(value as number);
      case "list":
        return this.list(value as readonly (string | number | Line)[], style);
      case "plural": {
        const category = this.plurals.select(Math.abs(value as number));
        const branch = branches.get(`=${value as number}`) ?? branches.get(category) ?? branches.get("other")!;
        return this.filled(branch, values, value as number);
      }
      case "select":
        return this.filled(branches.get(String(value)) ?? branches.get("other")!, values, 0);
    }
    return this.word(value as string | number | Line);
  }
}

/** The text without control characters; src/mergemaker/words does the same. */
function plain(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what it matches
  return text.replace(/[\t\r\n]+/g, " ").replace(/[\x00-\x1f\x7f-\x9f]/g, "\ufffd");
}

function paired(pattern: string, first: string, second: string): string {
  const [before = "", between = "", after = ""] = pattern.split(/\{[01]\}/);
  return before + first + between + second + after;
}
