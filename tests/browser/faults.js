// What is wrong with the layout of the page as it is drawn now; sums at the table are made as large as they can get.
async ({ table, oneScreen, width }) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = new Set();
  const name = (element) => `${element.tagName}.${element.className?.baseVal ?? element.className}: ${element.textContent.trim().slice(0, 40)}`;
  const box = (element) => element.getBoundingClientRect();

  const enlarge = () => {
    const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.parentElement.closest(".price, .to, .log")) continue; // a share never costs more than four figures
      const largest = text.parentElement.closest(".bonus, .pays") ? "12$1000" : "123$1456";
      if (/^\s*[+]?[$]?\d{1,2}[.,]\d{3}\s*$/.test(text.data)) text.data = text.data.replace(/\d{1,2}([.,])\d{3}/, largest);
    }
  };

  // What a script measures, such as how much room a column has, is drawn a moment later.
  const shape = () => [...document.querySelectorAll(".card, td, th")].map((element) => [box(element).left, box(element).top, element.textContent]).join();
  for (let before = null, now = ""; before !== now || innerWidth !== width; ) {
    before = now;
    await drawn();
    now = shape();
  }
  if (table) enlarge();

  if (document.documentElement.scrollWidth > innerWidth) faults.add(`the page is ${document.documentElement.scrollWidth} wide`);

  // --- What can be seen of everything: within the page, and within what cuts it off --------------------------------------

  const root = document.querySelector("dialog[open]") ?? document.body;
  const cuts = new Map();
  const cutting = (element) => {
    // The part of the page in which an element can be seen.
    if (cuts.has(element)) return cuts.get(element);
    const around = element.parentElement && element !== root ? cutting(element.parentElement) : { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    const style = getComputedStyle(element);
    let seen = around;
    if (style.overflowX !== "visible" || style.overflowY !== "visible" || style.clipPath !== "none") {
      const own = style.clipPath !== "none" ? { left: 0, right: 0, top: 0, bottom: 0 } : box(element);
      seen = { left: Math.max(around.left, own.left), right: Math.min(around.right, own.right), top: Math.max(around.top, own.top), bottom: Math.min(around.bottom, own.bottom) };
    }
    cuts.set(element, seen);
    return seen;
  };
  const meets = (a, b, x, y) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > x && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > y;

  // --- Texts: none leaves the page, is cut off without a title that has all of it, or runs into another ------------------

  const range = document.createRange();
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, option, style, script, .skip, .crown, [popover]:not(:popover-open)")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const seen = cutting(element);
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || !meets(rect, seen, 0, 2)) continue;
      const scrolls = element.closest(".phrases, .log, .chat, .scroller, pre");
      if ((rect.right > seen.right + 1 || rect.left < seen.left - 1) && !element.closest("[title]") && !scrolls) faults.add(`cut off: ${name(element)}`);
      if ((Math.max(rect.left, seen.left) < -1 || Math.min(rect.right, seen.right) > innerWidth + 1) && !scrolls) faults.add(`outside the page: ${name(element)}`);
      texts.push({ element, left: Math.max(rect.left, seen.left), right: Math.min(rect.right, seen.right), top: Math.max(rect.top, seen.top), bottom: Math.min(rect.bottom, seen.bottom) });
    }
  }
  texts.sort((one, other) => one.top - other.top);
  for (const [i, one] of texts.entries())
    for (let j = i + 1; j < texts.length && texts[j].top < one.bottom; j++) {
      const other = texts[j];
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const cell = one.element.closest("td, th"); // between the columns of a table some room is needed
      const apart = cell && cell !== other.element.closest("td, th") && !one.element.closest("sup, .place") && !other.element.closest("sup, .place");
      if (meets(one, other, apart ? -1 : 1, 4)) faults.add(`overlap: ${name(one.element)} and ${name(other.element)}`);
    }

  // --- Buttons, links and fields: each can be reached where it is drawn ------------------------------------------------------

  for (const element of root.querySelectorAll("button, a[href]:not(.skip), input, select, textarea, [role=gridcell]")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const [own, seen] = [box(element), cutting(element)];
    if (own.left < -1 || own.right > innerWidth + 1)
      if (!element.closest(".phrases")) faults.add(`outside the page: ${name(element)}`);
    const left = Math.max(own.left, seen.left, 0), right = Math.min(own.right, seen.right, innerWidth);
    const top = Math.max(own.top, seen.top, 0), bottom = Math.min(own.bottom, seen.bottom, innerHeight);
    if (right - left < 8 || bottom - top < 8) continue;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit && !element.contains(hit) && !hit.contains(element) && !element.labels?.[0]?.contains(hit)) faults.add(`${name(element)} is covered by ${name(hit)}`);
  }

  // --- The table -----------------------------------------------------------------------------------------------------------

  if (table) {
    const card = document.querySelector(".decision");
    const [board, own] = [box(document.querySelector(".board")), box(card)];
    if (meets(board, own, 1, 1)) faults.add("the decision covers the board");
    if (board.left < 0 || board.right > innerWidth) faults.add("the board is cut off");
    for (const element of card.querySelectorAll("*")) {
      const rect = box(element);
      if (!rect.width || element.closest(".hidden-text, svg, .scroll")) continue;
      if (rect.left < own.left - 1 || rect.right > own.right + 1 || rect.bottom > own.bottom + 1) faults.add(`outside its card: ${name(element)}`);
    }
    if (oneScreen) {
      const outlook = document.querySelector(".scroll");
      if (own.bottom > innerHeight + 1) faults.add("the decision is below the fold");
      if (document.documentElement.scrollHeight > innerHeight + 1) faults.add(`the page is ${document.documentElement.scrollHeight} high`);
      if (outlook && outlook.scrollHeight > outlook.clientHeight + 1) faults.add("what-if has to be scrolled");
      if (board.height < 0.42 * innerHeight) faults.add(`the board is only ${Math.round(board.height)} high`);
    }
  }
  return [...faults];
};
