"""How a saved review looks: as the page does, in light and dark, on a phone and on paper."""

# must agree with web/src/app.css
LIGHT = """--paper: #f3ecdf; --card: #fffdf8; --card-2: #f8f3e8; --ink: #1b2a41; --soft: #4d5a6e; --rule: #d9ccb4;
  --brass: #74500a; --gold: #c8952c; --good: #1f6f4a; --bad: #b03022"""
DARK = """--paper: #0f1826; --card: #182437; --card-2: #1e2c42; --ink: #eef2f7; --soft: #b6c3d4; --rule: #2e405a;
  --brass: #e9bd5a; --gold: #e9bd5a; --good: #6fd0a0; --bad: #ff9384"""

# must agree with web/src/after/series.ts
COLOURS = ("#cf4a2a", "#2f74d0", "#14906f", "#a86cc1", "#c8952c", "#4fb2da")
DASHES = ("", "7 4", "2 4", "10 4 2 4", "14 5", "4 2")

LOGO = (
    '<svg class="logo" viewBox="-36 -67 72 72" aria-hidden="true"><rect x="-36" y="-67" width="72" height="72" rx="14" '
    'fill="#1c3350"/><path d="M-24 0V-26H-16V-40H-8V-52H-2V-62H2V-52H8V-40H16V-26H24V0Z" fill="#e8b84a"/></svg>'
)

STYLE = (
    f":root {{ color-scheme: light dark; {LIGHT} }}\n"
    f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {DARK} }} }}\n"
    """
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1.2rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 16px/1.45 "Avenir Next", Avenir, "Segoe UI", Inter, "Helvetica Neue", Roboto, "Noto Sans",
    "DejaVu Sans Condensed", sans-serif; font-variant-numeric: tabular-nums }
h1, h2, .brand { font-family: "Bodoni 72", Didot, "Playfair Display", "Hoefler Text", "Palatino Linotype", Palatino,
  Georgia, "DejaVu Serif Condensed", "DejaVu Serif", serif; line-height: 1.15; margin: 0 }
h1 { font-size: 1.7rem } h2 { font-size: 1.2rem; margin-bottom: .6rem } h3 { font-size: 1rem; margin: 0 }
p { margin: 0 } ol, ul, dl { margin: 0; padding: 0; list-style: none } figure { margin: 0; overflow-x: auto }
.soft { color: var(--soft) } .brand { display: flex; gap: .6rem; align-items: center; font-weight: 700 }
.logo { width: 1.7rem; height: 1.7rem }
header { display: grid; gap: .5rem; margin: 0 0 1rem }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 12px; padding: 1rem 1.1rem;
  margin: 0 0 1rem }
.result { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .5rem; margin-top: .3rem }
.result li { display: grid; grid-template-columns: auto 1fr; gap: 0 .6rem; align-items: baseline;
  background: var(--card); border: 1px solid var(--rule); border-radius: 12px; padding: .5rem .8rem }
.result .won { border-color: var(--gold); box-shadow: inset 0 0 0 1px var(--gold) }
.result .name { font-weight: 700; overflow-wrap: anywhere } .result .money { grid-column: 2; font-size: 1.15rem }
.result .won .place { color: var(--brass); font-weight: 700 }
.chart { width: 100%; height: auto; display: block } .chart text { fill: var(--soft); font: 10px sans-serif }
.chart .grid { stroke: var(--rule) } .chart .mark { stroke: var(--gold); stroke-width: 1.5; stroke-dasharray: 2 4 }
.chart polyline { stroke-width: 3; stroke-linejoin: round }
figcaption { display: flex; flex-wrap: wrap; gap: .2rem 1rem; font-size: .875rem; margin-top: .4rem }
figcaption svg { width: 26px; height: 10px; vertical-align: middle }
.turning li { padding: .35rem 0 } .turning li + li, .mistakes li + li { border-top: 1px solid var(--rule) }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { padding: .3rem .5rem; text-align: right; border-top: 1px solid var(--rule); font-weight: 400 }
thead th { border-top: 0; font-weight: 700; overflow-wrap: anywhere }
th:first-child { text-align: left; color: var(--soft) }
.luck { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); gap: 1rem 1.6rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .8rem; font-size: .875rem; margin-top: .4rem }
dd { margin: 0; display: grid; grid-template-columns: 1fr 4rem; text-align: right }
.bar { position: relative; background: linear-gradient(var(--soft), var(--soft)) center / 1px 100% no-repeat }
.bar i { position: absolute; top: 15%; bottom: 15% } .gain { background: var(--good) } .loss { background: var(--bad) }
.mistakes li { padding: .6rem 0; display: grid; gap: .15rem }
.top { display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline }
.grade { border: 1px solid currentColor; border-radius: 9px; padding: 0 .5rem; font-size: .8rem; color: var(--soft) }
.disaster .grade, .blunder .grade { color: var(--bad) } .mistake .grade { color: var(--brass) }
.cost { margin-left: auto; color: var(--soft); font-size: .9rem } .choice::first-letter { text-transform: uppercase }
details img { display: block; width: 100%; max-width: 46rem; margin-top: .4rem; border-radius: 8px }
summary { cursor: pointer; color: var(--brass); font-size: .9rem; width: fit-content }
@media (max-width: 46rem) {
  body { padding: .8rem .6rem 2rem } section { padding: .8rem .7rem } h1 { font-size: 1.35rem }
  th, td { padding: .25rem .2rem; font-size: .8rem } .chart text { font-size: 19px } .cost { margin-left: 0 }
}
@media print {
  :root { --paper: #fff; --card: #fff; print-color-adjust: exact }
  body { max-width: none; padding: 0; font-size: 11pt } section { border: 0; padding: 0 }
  li, dl, figure, .luck > div { break-inside: avoid } h2 { break-after: avoid } summary { display: none }
  details::details-content { content-visibility: visible; display: block; height: auto }
}
"""
)
