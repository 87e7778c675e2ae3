// Runs pytest on CPython 3.14 in WebAssembly: node run.mjs FOLDER_OF_WHEELS [pytest's arguments]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [wheels, ...args] = process.argv.slice(2);
const python = await loadPyodide();
for (const name of readdirSync(wheels).filter((name) => name.endsWith(".whl"))) {
  python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), "wheel", { extractDir: "/packages" });
}
python.FS.mkdir("/clone");
python.FS.mount(python.FS.filesystems.NODEFS, { root: fileURLToPath(new URL("../..", import.meta.url)) }, "/clone");
python.globals.set("arguments", python.toPy(args));
process.exitCode = python.runPython(`
import os, sys

os.chdir("/clone")
# It is slow there, and the games are the same: few are enough.
os.environ |= {
    "HYPOTHESIS_STORAGE_DIRECTORY": "/tmp/hypothesis",
    "MERGEMAKER_FUZZ": "few",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
}
sys.dont_write_bytecode = True  # the clone stays as it is
sys.path[:0] = ["/packages", "/clone/src", "/clone"]
import pytest

print("Python", sys.version)
int(pytest.main(["--override-ini", "addopts=", "-p", "no:cacheprovider", "--import-mode=importlib", *arguments]))
`);
