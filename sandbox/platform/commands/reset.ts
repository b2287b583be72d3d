import path from 'node:path';
import { emptyDataFolder } from '../data-folder/empty-data-folder.js';
import { readEnvironment } from '../settings/env-file.js';
import { readSettings } from '../settings/settings.js';

const root = path.resolve(import.meta.dirname, '../../..');
try {
  console.log(emptyDataFolder(readSettings(root, readEnvironment(root), []).settings.dataDir));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
