import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./icons";
import { packages } from "./packages";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), icons([here("../src/tafelrunde/games"), here("./src")]), packages()],
  build: {
    outDir: here("../src/tafelrunde/web/dist"),
    emptyOutDir: true,
    // The server's Content-Security-Policy allows no inline fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8800", ws: true } } },
});
