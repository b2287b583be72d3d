import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const settingName = /^[A-Z][A-Z0-9_]*$/;

/**
 * Reads a folder with one file per setting: the file's name is the setting's name, its content the value without the
 * final newline. Mounted Kubernetes and Docker secrets look like this. Throws if the folder cannot be read.
 */
function readSettingsFolder(folder: string | undefined): Record<string, string> {
  if (!folder) return {};
  const names = readdirSync(folder).filter((name) => settingName.test(name));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8').replace(/\r?\n$/, '')]),
  );
}

/** The settings of `SETTINGS_DIR`, overridden by the environment. Empty variables count as unset. */
export const readSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...readSettingsFolder(environment.SETTINGS_DIR),
  ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
});
