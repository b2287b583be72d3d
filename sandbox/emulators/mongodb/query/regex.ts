import { unsupported } from '../errors.js';
import type { ValueTest } from './comparisons.js';

/** Patterns that mean the same to PCRE as to JavaScript. */
const portable = /^\^?(?:[\w.](?:\{\d+(?:,\d+)?\})?)*$/;

export function regexTest(pattern: unknown): ValueTest {
  if (typeof pattern !== 'string' || !portable.test(pattern)) throw unsupported(`the pattern ${String(pattern)}`);
  // For PCRE `.` is everything but a line feed; JavaScript leaves out more line breaks.
  const regex = new RegExp(pattern.replaceAll('.', '[^\\n]'), 'u');
  return (found) => typeof found === 'string' && regex.test(found);
}
