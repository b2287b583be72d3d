import { createHash } from 'node:crypto';

/** The same id for the same parts, the last of which is the key of a form; hashed, so that no other account's key leads to it. */
export const idFromKey = (...parts: string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 16);
