import { randomInt } from 'node:crypto';

// Without characters that are easily confused (0 and O, 1 and I), and without vowels, so that it spells nothing.
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ';

const randomCharacters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A reference for people, like `WH-7K3Q-92`. */
export const newReference = (): string => `WH-${randomCharacters(4)}-${randomCharacters(2)}`;
