import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

/** For a file of the data folder that cannot be read. It names a way out; the file is left as it is. */
export const corruptFile = (file: string, what: string, cause?: unknown): Error =>
  new Error(
    `The data file ${file} is corrupt: ${what}. Put a copy of it back, or empty the data folder with \`npm run reset\`.`,
    { cause },
  );

/** Writes a file whole, for its owner only: a reader, also after a crash, finds the old content or the new. */
export function writeDataFile(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

export const readDataFile = <T>(file: string, schema: z.ZodType<T>): T =>
  parseData(readFileSync(file, 'utf8'), schema, file);

/** Parses a whole data file, or a part of one. */
export function parseData<T>(text: string, schema: z.ZodType<T>, file: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw corruptFile(file, 'it does not hold what was written to it', error);
  }
}
