// Unit tests of src/lib, beside the files they test.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { languagesForTests } from "./languages.js";

export default defineConfig({
  plugins: [languagesForTests(), svelte()],
  resolve: { conditions: ["browser"] }, // else Svelte's functions are those of a server, and no effect ever runs
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true, unstubGlobals: true },
});
