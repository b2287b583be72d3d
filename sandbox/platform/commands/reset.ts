import path from 'node:path';
import { emptyDataFolder } from '../data-folder/empty-data-folder.js';
import { readEnvironment } from '../config/env-file.js';
import { readConfig } from '../config/config.js';

const root = path.resolve(import.meta.dirname, '../../..');
try {
  console.log(emptyDataFolder(readConfig(root, readEnvironment(root), []).config.dataDir));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
