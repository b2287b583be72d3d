import { accessSync, constants, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, whyUnusable } from '../emulators/server/make-folder.js';

const mark = 'wayhouse-data.txt';
const markText = 'This folder holds the data of a Wayhouse platform. `npm run reset` empties it.\n';

/** Whether the folder was made by us; only such a folder is ever emptied. */
export const isOurs = (dataDir: string): boolean => existsSync(path.join(dataDir, mark));

/** Makes the data folder, or says in one sentence why it cannot be used. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeUsable(dataDir);
    if (!isOurs(dataDir)) {
      if (readdirSync(dataDir).length) throw new Error('it holds files that are not Wayhouse data');
      writeFileSync(path.join(dataDir, mark), markText);
    }
    makeUsable(path.join(dataDir, 'logs'));
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be used: ${whyUnusable(dataDir, error)}. Set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

function makeUsable(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}
