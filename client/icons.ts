// Icons at build time: those that games and the client name travel with the code; all others lie in small files that
// are fetched when a content pack names one.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { BUCKETS, bucket } from "./src/lib/bucket";

const VIRTUAL = "virtual:icons";
type Icons = Record<string, { body: string }>;

const SOURCE = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

function all(): Icons {
  return (JSON.parse(readFileSync(SOURCE, "utf8")) as { icons: Icons }).icons;
}

function* files(folder: string): Generator<string> {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (/\.(py|ya?ml|ts|svelte)$/.test(name)) yield path;
  }
}

/** Every name of an icon that stands in quotes, or after `icon:` in a content file. */
function named(folders: string[], known: Icons): Set<string> {
  const found = new Set<string>();
  for (const folder of folders)
    for (const file of files(folder))
      for (const match of readFileSync(file, "utf8").matchAll(/["'`]([a-z0-9-]{3,})["'`]|icon:\s*([a-z0-9-]+)/g)) {
        const name = match[1] ?? match[2] ?? "";
        if (name in known) found.add(name);
      }
  return found;
}

export function icons(folders: string[]): Plugin {
  return {
    name: "tafelrunde-icons",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      this.addWatchFile(SOURCE);
      const known = all();
      const bodies = Object.fromEntries([...named(folders, known)].sort().map((name) => [name, known[name]!.body]));
      return `export default ${JSON.stringify(bodies)}`;
    },
    generateBundle() {
      const shelves: Record<string, string>[] = Array.from({ length: BUCKETS }, () => ({}));
      for (const [name, icon] of Object.entries(all())) shelves[bucket(name)]![name] = icon.body;
      shelves.forEach((shelf, at) =>
        this.emitFile({ type: "asset", fileName: `assets/icons/${at}.json`, source: JSON.stringify(shelf) }),
      );
    },
  };
}
