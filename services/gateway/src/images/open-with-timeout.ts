import type { Readable } from 'node:stream';

/** The stream, if it opens within `milliseconds`; one that opens later is closed again. */
export async function inTime(opening: Promise<Readable>, milliseconds: number): Promise<Readable> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`nothing within ${milliseconds} ms`));
      opening.then((stream) => stream.destroy()).catch(() => undefined);
    }, milliseconds);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}
