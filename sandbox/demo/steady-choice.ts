import { createHash } from 'node:crypto';

/** Chooses the same every time for the same `seed`, yet differently for every seed. */
export function steadyChoice(seed: string) {
  let count = 0;
  const next = () => createHash('sha256').update(`${seed}#${count++}`).digest().readUInt32BE() / 2 ** 32;
  return {
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    chance: (share: number): boolean => next() < share,
    shuffled: <T>(items: T[]): T[] =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}

/** An id that is the same at every load, in a form every service takes. */
export const steadyId = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 20);
