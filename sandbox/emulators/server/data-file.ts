import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** That a file of the data folder is not as it was written, and what to do. Whoever finds that leaves the file alone. */
export const corruptFile = (file: string, what: string, cause?: unknown): Error =>
  new Error(
    `The data file ${file} is corrupt: ${what}. Put a copy of it back, or empty the data folder with \`npm run reset\`.`,
    { cause },
  );

/** What a data file of JSON holds. */
export const readDataFile = <T>(file: string, schema: z.ZodType<T>): T =>
  parseData(readFileSync(file, 'utf8'), schema, file);

/** What the text holds that is the data file or a part of it. */
export function parseData<T>(text: string, schema: z.ZodType<T>, file: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw corruptFile(file, 'it does not hold what was written to it', error);
  }
}
