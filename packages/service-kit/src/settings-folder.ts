import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const nameOfSetting = /^[A-Z][A-Z0-9_]*$/;

/**
 * Settings that lie in a folder, a file each: its name is the setting's, its content the value, without the last line's
 * end. Mounted secrets look like this. Throws where the folder cannot be read.
 */
function readSettingsFolder(folder: string | undefined): Record<string, string> {
  if (!folder) return {};
  const names = readdirSync(folder).filter((name) => nameOfSetting.test(name));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8').replace(/\r?\n$/, '')]),
  );
}

/** All that is set: what the environment says, an empty variable being none, and below it the folder of `SETTINGS_DIR`. */
export const givenSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...readSettingsFolder(environment.SETTINGS_DIR),
  ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
});
