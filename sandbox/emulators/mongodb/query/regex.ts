import { CommandError, unsupported } from '../errors.js';
import { isRegex } from '../values/type.js';
import type { ValueTest } from './comparisons.js';

/**
 * Characters and escapes that mean the same to PCRE as to JavaScript. Not among them: `$`, which for PCRE also matches
 * before a last line break, classes such as `\s`, groups that begin with `(?`, and possessive quantifiers.
 */
const portable =
  /^\^?(?:[\w \-:,;@/#'"=!%&<>~]|\\[.*+?^$()[\]{}|/\\]|\.|\((?!\?)|[)|]|[*+?](?!\+)|\{\d+(?:,\d*)?\}(?!\+))*$/;

export function regexTest(pattern: unknown): ValueTest {
  if (isRegex(pattern)) {
    if (pattern.options) throw unsupported(`the option '${pattern.options}' of a regular expression`);
    return regexTest(pattern.pattern);
  }
  if (typeof pattern !== 'string') throw new CommandError('BadValue', '$regex has to be a string');
  if (!portable.test(pattern)) throw unsupported(`the regular expression /${pattern}/`);
  const regex = compile(pattern);
  return (found) => typeof found === 'string' && regex.test(found);
}

function compile(pattern: string): RegExp {
  try {
    // For PCRE `.` is everything but a line feed; JavaScript leaves out more line breaks.
    return new RegExp(
      pattern.replaceAll(/\\.|\./g, (token) => (token === '.' ? '[^\\n]' : token)),
      'u',
    );
  } catch (error) {
    throw new CommandError('Location51091', `Regular expression is invalid: ${(error as Error).message}`);
  }
}
