// Builds the browser table into src/mergemaker/web_dist, or the folder that is named: index.html and assets with a hash in
// their names.
import { copyFile, cp, readFile, rm, writeFile, mkdir } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import sveltePlugin from "esbuild-svelte";
import { languagesPlugin } from "./languages.js";
import svelteConfig from "./svelte.config.js";

const here = dirname(fileURLToPath(import.meta.url));
const dist = resolve(process.argv[2] ?? join(here, "../src/mergemaker/web_dist"));
const limit = 120 * 1024; // JavaScript to open the page and play a game, gzipped
const played = ["src/main.ts", "src/table/GamePage.svelte"]; // what they import is needed in every game; the rest is fetched on demand

const options = {
  absWorkingDir: here,
  entryPoints: [join(here, "src/main.ts")],
  outdir: join(dist, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  conditions: ["svelte", "browser", "production"],
  mainFields: ["svelte", "browser", "module", "main"],
  publicPath: "/assets/",
  assetNames: "[name]-[hash]",
  write: false,
  metafile: true,
  legalComments: "none",
  logLevel: "warning",
  plugins: [languagesPlugin(), sveltePlugin({ compilerOptions: { ...svelteConfig.compilerOptions, css: "external" } })],
};

const result = await esbuild.build(options);
await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, "assets"), { recursive: true });

let script = "";
let style = "";
const weights = new Map(); // gzipped, by the name that esbuild gives the file
for (const file of result.outputFiles) {
  const name = file.path.slice(join(dist, "assets").length + 1);
  await writeFile(file.path, file.contents);
  weights.set(relative(here, file.path), name.endsWith(".js") ? gzipSync(file.contents, { level: 9 }).length : 0);
  if (/^main-.*\.js$/.test(name)) script = name;
  if (/^main-.*\.css$/.test(name)) style = name;
}
const page = (await readFile(join(here, "index.html"), "utf8")).replace("SCRIPT", script).replace("STYLE", style);
await writeFile(join(dist, "index.html"), page);

// The service worker, whose address decides which pages it serves; the icon and the manifest for home screens.
await esbuild.build({
  entryPoints: [join(here, "src/worker.ts")],
  outfile: join(dist, "worker.js"),
  bundle: true,
  minify: true,
  target: "es2022",
});
await cp(join(here, "public"), dist, { recursive: true });

// The fonts that the server writes pictures of positions with; a machine may have none.
const fonts = join(here, "node_modules/dejavu-fonts-ttf");
await mkdir(join(dist, "fonts"));
for (const name of ["ttf/DejaVuSans.ttf", "ttf/DejaVuSans-Bold.ttf", "LICENSE"]) {
  await copyFile(join(fonts, name), join(dist, "fonts", name.split("/").at(-1)));
}

const { outputs } = result.metafile;
const needed = new Set(Object.keys(outputs).filter((name) => played.includes(outputs[name].entryPoint)));
for (const name of needed) {
  for (const { path, kind } of outputs[name].imports) if (kind === "import-statement") needed.add(path);
}
const sum = (names) => [...names].reduce((total, name) => total + (weights.get(name) ?? 0), 0);
const weight = sum(needed);
console.log(
  `JavaScript: ${(weight / 1024).toFixed(1)} KB gzipped to play, ${(sum(weights.keys()) / 1024).toFixed(1)} KB in all`,
);
if (weight > limit) {
  console.error(`That is more than the ${limit / 1024} KB allowed.`);
  process.exit(1);
}
