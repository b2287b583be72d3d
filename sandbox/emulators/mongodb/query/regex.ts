import type { BSONRegExp } from 'bson';
import { unsupported } from '../errors.js';
import type { ValueTest } from './comparisons.js';

/** Patterns that mean the same to PCRE as to JavaScript. */
const portable = /^\^?(?:[\w .-](?:\{\d+(?:,\d+)?\})?)*$/;

export const isRegex = (value: unknown): value is BSONRegExp =>
  (value as { _bsontype?: string } | null)?._bsontype === 'BSONRegExp';

export function regexTest(regex: unknown): ValueTest {
  const { pattern, options } = isRegex(regex) ? regex : { pattern: regex, options: '' };
  if (typeof pattern !== 'string' || options || !portable.test(pattern))
    throw unsupported(`the pattern /${String(pattern)}/${options}`);
  // For PCRE `.` is everything but a line feed; JavaScript leaves out more line breaks.
  const compiled = new RegExp(pattern.replaceAll('.', '[^\\n]'), 'u');
  return (found) => typeof found === 'string' && compiled.test(found);
}
