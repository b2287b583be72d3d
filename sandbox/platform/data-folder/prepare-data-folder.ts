import { accessSync, constants, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, describeFolderError } from '../../emulators/server/make-folder.js';

const marker = 'wayhouse-data.txt';
const markerText = 'This folder holds the data of a Wayhouse platform. `npm run reset` empties it.\n';

/** Whether a start has created the folder; only such a folder is ever emptied. */
export const isDataFolder = (dataDir: string): boolean => existsSync(path.join(dataDir, marker));

/** Creates the data folder, or throws the reason why it cannot be used. */
export function prepareDataFolder(dataDir: string): void {
  try {
    ensureUsable(dataDir);
    if (!isDataFolder(dataDir)) {
      if (readdirSync(dataDir).length) throw new Error('it contains other files');
      writeFileSync(path.join(dataDir, marker), markerText);
    }
    ensureUsable(path.join(dataDir, 'logs'));
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be used: ${describeFolderError(dataDir, error)}. Set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function ensureUsable(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}
