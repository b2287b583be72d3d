import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** The environment, and below it what the optional `.env` file in the repository's folder says. */
export function readEnvironment(root: string): NodeJS.ProcessEnv {
  const file = path.join(root, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env;
}
