import { accessSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const mark = 'wayhouse-data.txt';
const markText = 'This folder holds the data of a Wayhouse platform. `npm run reset` empties it.\n';

/** Whether the folder was made by us; only such a folder is ever emptied. */
export const isOurs = (dataDir: string): boolean => existsSync(path.join(dataDir, mark));

/** Makes the data folder, or says in one sentence why it cannot be used. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!isOurs(dataDir)) {
      if (readdirSync(dataDir).length) throw new Error('it holds files that are not Wayhouse data');
      writeFileSync(path.join(dataDir, mark), markText);
    }
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${dataDir} cannot be used: ${reasons[code ?? ''] ?? message}. Set DATA_DIR to another one.`,
      { cause: error },
    );
  }
}

const reasons: Record<string, string> = {
  EACCES: 'it is not writable',
  EROFS: 'it is not writable',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
};
