import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An unguessable id: the prefix and `length` alphanumeric characters. */
export const randomId = (prefix: string, length = 27) =>
  prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
