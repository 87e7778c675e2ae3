"""Programs that play over the bot protocol, well and badly: real ones, each a few lines of Python."""

import sys
from pathlib import Path

GOOD = Path(__file__).parent.parent.parent / "examples" / "simple_bot.py"

_LOOP = """
import json, sys, time
count = 0
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        print(json.dumps({"name": "test"}), flush=True)
    elif "decide" in message:
        count += 1
        asked = message["decide"]
        actions = asked["actions"]
"""

SOURCES = {
    "last": _LOOP + "        print(json.dumps({'action': actions[-1]}), flush=True)\n",
    "mute": _LOOP + "        pass\n",
    "crash": _LOOP
    + "        if count > 3: raise ValueError('out of ideas')\n"
    + "        print(json.dumps({'action': actions[0]}), flush=True)\n",
    "rubbish": _LOOP
    + "        print(['hm', '[]', '{}', '{\"action\": 3}', '[' * 3000, '\\x00'][count % 6], flush=True)\n",
    "illegal": _LOOP + "        print(json.dumps({'action': {'type': 'place_tile', 'tile': '99Z'}}), flush=True)\n",
    "repents": _LOOP
    + "        bad = {'type': 'buy', 'shares': {'Nowhere': -1}}\n"
    + "        print(json.dumps({'action': actions[0] if 'warning' in message else bad}), flush=True)\n",
    "late": _LOOP
    + "        if count % 7 == 0: time.sleep(0.35)\n"
    + "        print(json.dumps({'action': actions[-1]}), flush=True)\n",
    "trader": _LOOP
    + "        others = [p['name'] for p in asked['view']['players'] if p['name'] != asked['player']]\n"
    + "        offer = {'type': 'offer_trade', 'to': others[0], 'give': {'cash': 100}, 'take': {'cash': 200}}\n"
    + "        fresh = asked['decision'] == 'place_tile' and asked['view']['turn']['offers'] == 0\n"
    + "        print(json.dumps({'action': offer if fresh else actions[0]}), flush=True)\n",
    "bookkeeper": _LOOP.replace("count = 0", "count, cash = 0, 6000")
    + "        mine = [e for e in asked['events'] if e.get('player') == asked['player']]\n"
    + "        cash += sum(e.get('dollars', 0) for e in mine)\n"
    + "        others = [e for e in asked['events'] if e['type'] == 'tile_drawn' and e not in mine]\n"
    + "        seat = next(p for p in asked['view']['players'] if p['name'] == asked['player'])\n"
    + "        if cash != seat['cash']: raise ValueError('my books are wrong')\n"
    + "        if any('tile' in e for e in others): raise ValueError('I see the tiles of others')\n"
    + "        print(json.dumps({'action': actions[-1]}), flush=True)\n",
    "flood": "while True: print('x' * 9999, end='')\n",
    "raves": _LOOP
    + "        if count == 3: continue\n"
    + "        while count > 3: print('x' * 9999, end='')\n"
    + "        print(json.dumps({'action': actions[0]}), flush=True)\n",
    "gone": "raise SystemExit(3)\n",
}


def command(name: str) -> list[str]:
    """How that program is started."""
    if name == "good":
        return [sys.executable, str(GOOD)]
    return [sys.executable, "-S", "-c", SOURCES[name]]
