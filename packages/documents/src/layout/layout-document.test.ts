import { compose } from './layout-document.js';
import type { Part } from '../pdf-content.js';

/** Every sign is five points wide, so that a line holds 90. */
const type = { fontFor: () => 'any', measure: (text: string) => text.length * 5 };
const wordsFor = (lines: number) => Array.from({ length: lines }, () => 'x'.repeat(60)).join(' ');
/** Which slots of the parts, after the word mark and the title, are kept with the next one. */
const keptOf = (...parts: Part[]) => {
  const { slots } = compose({ title: 'Paper', language: 'en', date: new Date(0), parts }, type);
  return slots.slice(2).map(({ keep }) => Boolean(keep));
};
const [kept, free] = [true, false];

test('neither the first nor the last line of a text stands alone on a page', () => {
  expect(keptOf({ kind: 'paragraph', text: wordsFor(5) })).toEqual([kept, free, free, kept, free]);
  expect(keptOf({ kind: 'paragraph', text: wordsFor(3) })).toEqual([kept, kept, free]);
});

test('a heading stays with what it is above', () => {
  const heading = { kind: 'heading', text: 'Your stay' } as const;
  expect(keptOf(heading, { kind: 'paragraph', text: 'Soon.' })).toEqual([kept, free]);
});

test('a table is kept whole, its total with it', () => {
  const columns = [{ title: 'For', share: 1 }];
  expect(keptOf({ kind: 'table', columns, rows: [['a'], ['b']], total: ['c'] })).toEqual([kept, kept, kept, free]);
});
