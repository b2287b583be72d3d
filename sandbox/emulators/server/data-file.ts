import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** For a file of the data folder that cannot be read. It names a way out; the file is left as it is. */
export const corruptFile = (file: string, what: string, cause?: unknown): Error =>
  new Error(
    `The data file ${file} is corrupt: ${what}. Put a copy of it back, or empty the data folder with \`npm run reset\`.`,
    { cause },
  );

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
