import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes each setting to its own file in `folder`, atomically, and removes all other files. */
export function publishSettings(folder: string, settings: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(settings)) {
    const fresh = path.join(folder, `.${name}.new`);
    writeFileSync(fresh, `${value}\n`, { mode: 0o600 });
    renameSync(fresh, path.join(folder, name));
  }
  for (const name of readdirSync(folder)) if (!Object.hasOwn(settings, name)) rmSync(path.join(folder, name));
}
