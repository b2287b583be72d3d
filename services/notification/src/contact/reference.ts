import { randomInt } from 'node:crypto';

// Nothing that is mistaken for something else when it is read out (0 and O, 1 and I), and no vowels, so that no words
// arise.
const signs = '23456789BCDFGHJKMNPQRSTVWXZ';

const some = (count: number) => Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');

/** A reference for people, like `WH-7K3Q-92`. */
export const newReference = (): string => `WH-${some(4)}-${some(2)}`;
