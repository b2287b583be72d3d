import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** The environment, with the optional `.env` file in the repository's folder as defaults. */
export function readEnvironment(root: string): NodeJS.ProcessEnv {
  const file = path.join(root, '.env');
  return existsSync(file) ? { ...parseEnv(textOf(file)), ...process.env } : process.env;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`The file .env cannot be read: ${reasons[code] ?? message}.`, { cause: error });
  }
}

const reasons: Record<string, string> = {
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};
