import { readFileSync } from 'node:fs';
import path from 'node:path';

/** As `EmitPageScriptsPlugin` writes it: addresses, first that of the entry. */
type PageScripts = { start: string[]; routes: Record<string, string[] | undefined> };

let scripts: PageScripts | undefined;

/** The scripts that the browser takes a page over with: those of the entry, and of a module in `routes/`; home’s is part of the entry. */
export function pageScripts(module: string): string[] {
  scripts ??= readScripts();
  return [...scripts.start, ...(scripts.routes[module] ?? [])];
}

/** The browser’s build writes the file beside this one’s. */
function readScripts(): PageScripts {
  try {
    return JSON.parse(readFileSync(path.join(__dirname, 'page-scripts.json'), 'utf8')) as PageScripts;
  } catch {
    return { start: [], routes: {} };
  }
}
