// The languages of the page: the files of src/mergemaker/words, found by being there, without what the terminal alone says.
// A folder named by MERGEMAKER_LANGUAGES has further ones.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const shipped = join(dirname(fileURLToPath(import.meta.url)), "../src/mergemaker/words");
const unseen = /^(terminal|picture|mark|sheet|notice)\./;
const taught = /^(learn|lesson|guide|glossary|why(?!\.open)|puzzle|review|better|choice|teacher|hint(?!\.open))\./; // in English they come with the parts of the page that teach

/** Every language by its code, as the page reads it; English first. */
export function languages() {
  const found = {};
  for (const folder of [shipped, process.env.MERGEMAKER_LANGUAGES]) {
    for (const file of folder ? readdirSync(folder) : []) {
      if (!file.endsWith(".json")) continue;
      const { plurals, messages, ...rest } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      const shown = Object.fromEntries(Object.entries(messages).filter(([key]) => !unseen.test(key)));
      found[file.replace(/\.json$/, "")] = { ...rest, messages: shown };
    }
  }
  const codes = Object.keys(found).sort(
    (one, other) => Number(other === "en") - Number(one === "en") || (one < other ? -1 : 1),
  );
  return Object.fromEntries(codes.map((code) => [code, found[code]]));
}

/** The module `virtual:languages`: English itself, and of each language its name and where it is. */
function index(found, address) {
  const entries = Object.entries(found).map(
    ([code, language]) =>
      `${JSON.stringify(code)}: { name: ${JSON.stringify(language.name)}, address: ${address(code)} }`,
  );
  const english = { ...found.en, messages: those(found, (key) => !taught.test(key)) };
  return `export const english = ${JSON.stringify(english)};\nexport const languages = { ${entries.join(", ")} };`;
}

/** The English messages with such keys. */
function those(found, wanted) {
  return Object.fromEntries(Object.entries(found.en.messages).filter(([key]) => wanted(key)));
}

/** The module `virtual:teaching`: the English messages of what teaches. */
function teaching(found) {
  return `export const teaching = ${JSON.stringify(those(found, (key) => taught.test(key)))};`;
}

/** For esbuild: each language is an asset of its own, fetched when it is chosen. */
export function languagesPlugin() {
  return {
    name: "languages",
    setup(build) {
      const found = languages();
      const codes = Object.keys(found);
      build.onResolve({ filter: /^virtual:teaching$/ }, ({ path }) => ({ path, namespace: "teaching" }));
      build.onLoad({ filter: /.*/, namespace: "teaching" }, () => ({ contents: teaching(found), loader: "js" }));
      build.onResolve({ filter: /^virtual:languages$/ }, ({ path }) => ({ path, namespace: "languages" }));
      build.onResolve({ filter: /^virtual:language\// }, ({ path }) => ({
        path: path.replace("virtual:language/", ""),
        namespace: "language",
      }));
      build.onLoad({ filter: /.*/, namespace: "languages" }, () => {
        const imports = codes.map((code, i) => `import address${i} from "virtual:language/${code}.json";`);
        return {
          contents: [...imports, index(found, (code) => `address${codes.indexOf(code)}`)].join("\n"),
          loader: "js",
        };
      });
      build.onLoad({ filter: /.*/, namespace: "language" }, ({ path }) => ({
        contents: JSON.stringify(found[path.replace(/\.json$/, "")]),
        loader: "file",
      }));
    },
  };
}

/** For the unit tests: the same module, with each language in its address. */
export function languagesForTests() {
  const found = languages();
  return {
    name: "languages",
    resolveId: (id) => (/^virtual:(languages|teaching)$/.test(id) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === "\0virtual:teaching") return teaching(found);
      return id === "\0virtual:languages"
        ? index(found, (code) =>
            JSON.stringify(`data:application/json,${encodeURIComponent(JSON.stringify(found[code]))}`),
          )
        : undefined;
    },
  };
}
