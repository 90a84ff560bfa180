// What others wrote and what travels in the built client: named with its licence, as the licences ask for.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

type Manifest = { name: string; version: string; license?: string };
const MODULES = `${sep}node_modules${sep}`;

/** The folder of the package that a module belongs to. */
function folder(path: string): string | undefined {
  const at = path.lastIndexOf(MODULES);
  if (at < 0) return undefined;
  const words = path.slice(at + MODULES.length).split(sep);
  const name = words[0]!.startsWith("@") ? words.slice(0, 2) : words.slice(0, 1);
  return path.slice(0, at + MODULES.length) + name.join(sep);
}

function licence(package_: string): string {
  const file = readdirSync(package_).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(package_, file), "utf8").trim() : "";
}

/** Writes packages.json (name, version, licence of each package) and licences.txt (with the texts) into the build. */
export function packages(): Plugin {
  return {
    name: "tafelrunde-packages",
    apply: "build",
    generateBundle(_, bundle) {
      const shipped = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
      // Style sheets and fonts are no modules of a chunk; icons are read by a plugin.
      const styled = this.getWatchFiles().filter((path) => /\.(css|json|woff2?)$/.test(path));
      const folders = new Set([...shipped, ...styled].flatMap((path) => folder(path.replace(/^\0|\?.*$/g, "")) ?? []));
      const found = [...folders]
        .filter((path) => existsSync(join(path, "package.json")))
        .map((path) => ({ path, ...(JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Manifest) }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      const listed = found.map(({ name, version, license }) => ({ name, version, licence: license ?? "" }));
      this.emitFile({ type: "asset", fileName: "packages.json", source: `${JSON.stringify(listed, null, 1)}\n` });
      const texts = found.map(({ path, name, version, license }) => `${name} ${version}: ${license}\n\n${licence(path)}\n`);
      this.emitFile({ type: "asset", fileName: "assets/licences.txt", source: texts.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}
