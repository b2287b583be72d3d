import type { Translation } from '../../translation.js';

const accents: Record<string, string> = Object.fromEntries(
  Array.from('AaCcEeGgIiLlNnOoRrSsTtUuYyZz').map((letter, index) => [
    letter,
    [...'ÅåÇçÉéĜĝÎîĻļÑñÖöŔŕŠšŢţÛûÝýŽž'][index] ?? letter,
  ]),
);

/** `Room` becomes `⟦Ŕööm⟧`. The marks show where a message begins and ends. */
const accent = (text: string): string =>
  text.trim() ? `⟦${text.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)}⟧` : text;

/** Members that the code reads and nobody else: keys of drawings and photos, parts of addresses, dates. */
const notForPeople = new Set(['id', 'slug', 'icon', 'mark', 'file', 'to', 'website', 'date']);

function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return accent(value);
  if (typeof value === 'function')
    return (...args: unknown[]) => pseudo((value as (...args: unknown[]) => unknown)(...args));
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        notForPeople.has(name) ? (member as unknown) : pseudo(member),
      ]),
    );
  return value;
}

export const translate: Translation['translate'] = (_id, english) => pseudo(english) as typeof english;
