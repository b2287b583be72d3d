import { unsupported } from '../fault.js';

/** What PCRE means by these: JavaScript counts more characters as space. */
const sets: Record<string, string> = { s: '\\t\\n\\x0b\\f\\r ', d: '0-9', w: '0-9A-Za-z_' };
const tokens = /\\[^]|\[\^?\]|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|\(\?[^]?|\(\*|\{\d+(?:,\d*)?\}|\{,|[^]/gu;
const group = /^\(\?(?:<?[=!]|:|<\w+>)$/;
const quantifier = /^(?:[*+?]|\{\d.*\})$/;

const refused = (what: string) => unsupported(`'${what}' in a regular expression`);

/**
 * A pattern of PCRE as JavaScript, with its `u` flag, says it. What has other meanings there (`.`, `^`, `$`, `\s`) is
 * written out; what has no words there is refused.
 */
export function inJavaScript(pattern: string, options: string): string {
  const ofLines = options.includes('m');
  const written: Record<string, string> = {
    '.': options.includes('s') ? '[^]' : '[^\\n]',
    '^': ofLines ? '(?:(?<![^])|(?<=\\n)(?=[^]))' : '(?<![^])',
    $: ofLines ? '(?![^\\n])' : '(?=\\n?(?![^]))',
    ']': '\\]',
    '{': '\\{',
    '}': '\\}',
  };
  let before = '';
  return [...pattern.matchAll(tokens)]
    .map(([token]) => {
      if (token === '+' && quantifier.test(before)) throw refused(`${before}+`);
      if (token === '(*' || token === '{,' || (token.startsWith('(?') && !group.test(token))) throw refused(token);
      before = token;
      if (token.startsWith('[') && token.length > 1) return setOf(token);
      return token.startsWith('\\') && token.length > 1 ? escaped(token.slice(1), false) : (written[token] ?? token);
    })
    .join('');
}

function setOf(token: string): string {
  const foreign = /^\[\^?\]|(?!^)\[[:.=]/.exec(token);
  if (foreign) throw refused(foreign[0]);
  return token.replace(/\\([^])/gu, (_, letter: string) => escaped(letter, true));
}

function escaped(letter: string, inSet: boolean): string {
  const set = sets[letter.toLowerCase()];
  if (set && letter === letter.toLowerCase()) return inSet ? set : `[${set}]`;
  if (set && !inSet) return `[^${set}]`;
  if ('tnrf'.includes(letter)) return `\\${letter}`;
  if (letter === 'b') return inSet ? '\\x08' : '\\b';
  if (letter === 'B' && !inSet) return '\\B';
  if (/[0-9A-Za-z]/.test(letter)) throw refused(`\\${letter}`);
  return /[\^$\\.*+?()[\]{}|/]/.test(letter) || (inSet && letter === '-') ? `\\${letter}` : letter;
}
