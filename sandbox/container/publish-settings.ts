import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes `folder` hold these settings and no others, a file each, so that nobody ever reads half of one. */
export function publishSettings(folder: string, settings: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(settings)) {
    const whole = path.join(folder, `.${name}.new`);
    writeFileSync(whole, `${value}\n`, { mode: 0o600 });
    renameSync(whole, path.join(folder, name));
  }
  for (const name of readdirSync(folder)) if (!Object.hasOwn(settings, name)) rmSync(path.join(folder, name));
}
