import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type PageRenderer, renderModule } from '@wayhouse/contracts';

const require = createRequire(import.meta.url);

/** Returns what renders the pages of a build; undefined for a build that leaves that to the browser. */
export function rendererLoader(): (folder: string) => PageRenderer | undefined {
  const loaded = new Map<string, PageRenderer | undefined>();
  return (folder) => {
    if (!loaded.has(folder)) loaded.set(folder, load(path.resolve(folder, renderModule)));
    return loaded.get(folder);
  };
}

const load = (file: string) => (existsSync(file) ? (require(file) as PageRenderer) : undefined);
