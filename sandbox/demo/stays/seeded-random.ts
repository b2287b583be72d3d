import { createHash } from 'node:crypto';

/** A random generator that gives the same sequence for the same `seed`. */
export function seededRandom(seed: string) {
  let count = 0;
  const next = () => createHash('sha256').update(`${seed}#${count++}`).digest().readUInt32BE() / 2 ** 32;
  return {
    between: (min: number, max: number): number => min + Math.floor(next() * (max - min + 1)),
    chance: (share: number): boolean => next() < share,
    shuffled: <T>(items: T[]): T[] =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

/** An id that is the same at every load, in a form that every service accepts. */
export const stableId = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 20);
