import { languages } from '@wayhouse/domain/languages';

/** What `Intl` writes: a pseudo-locale has no dates of its own. */
const formatted = [
  ...['long', 'short'].flatMap((style) =>
    Array.from({ length: 12 }, (_, month) => part({ month: style as 'long' }, Date.UTC(2027, month, 1))),
  ),
  ...['long', 'short'].flatMap((style) =>
    Array.from({ length: 7 }, (_, day) => part({ weekday: style as 'long' }, Date.UTC(2027, 0, day + 1))),
  ),
  ...['AM', 'PM'],
  ...languages.map((code) => new Intl.DisplayNames('en-US', { type: 'language' }).of(code) ?? ''),
];

function part(options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat('en-AE', { ...options, timeZone: 'UTC' }).format(at);
}

/** The initials of a person without a picture; the hash of a build. */
const neverWords = /^(\p{Lu}{1,2}|[0-9a-f]{8})$/u;

/**
 * Those of `texts` that have letters outside of the marks of the pseudo-locale, which no translation would reach. `data` is
 * what people have entered, and names; dates, amounts and addresses of the web and of email are no messages either.
 */
export function unmarkedTexts(texts: string[], data: string[]): string[] {
  const known = [...formatted, ...data].filter(Boolean).sort((one, other) => other.length - one.length);
  return [...new Set(texts)].filter((text) => hasLetters(text, known));
}

function hasLetters(text: string, known: string[]): boolean {
  if (neverWords.test(text)) return false;
  let rest = text;
  // Whole words only, so that a known name hides no part of another text.
  for (const each of known) rest = rest.replaceAll(new RegExp(`(?<!\\p{L})${escapeRegExp(each)}(?!\\p{L})`, 'gu'), '');
  rest = rest.replace(/\S+@\S+\.\w+|https?:\S+|\$[\d.]+K/g, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
  }
  return /\p{L}/u.test(rest);
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
