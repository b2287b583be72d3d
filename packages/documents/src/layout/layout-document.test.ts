import { layoutDocument } from './layout-document.js';
import type { Block } from '../pdf-content.js';

/** Every grapheme is five points wide, so that a line has room for 90. */
const type = { fontFor: () => 'any', measure: (text: string) => text.length * 5 };
const textOf = (lines: number) => Array.from({ length: lines }, () => 'x'.repeat(60)).join(' ');
/** Of each slot of the blocks, after logo and title, whether it is kept with the next one. */
const isKept = (...parts: Block[]) => {
  const { slots } = layoutDocument({ title: 'Paper', language: 'en', date: new Date(0), blocks: parts }, type);
  return slots.slice(2).map(({ keep }) => Boolean(keep));
};
const [kept, free] = [true, false];

test('neither the first nor the last line of a text is alone on a page', () => {
  expect(isKept({ kind: 'paragraph', text: textOf(5) })).toEqual([kept, free, free, kept, free]);
  expect(isKept({ kind: 'paragraph', text: textOf(3) })).toEqual([kept, kept, free]);
});

test('a heading stays with the block below', () => {
  const heading = { kind: 'heading', text: 'Your stay' } as const;
  expect(isKept(heading, { kind: 'paragraph', text: 'Soon.' })).toEqual([kept, free]);
});

test('a table is kept together with its total', () => {
  const columns = [{ title: 'For', share: 1 }];
  expect(isKept({ kind: 'table', columns, rows: [['a'], ['b']], total: ['c'] })).toEqual([kept, kept, kept, free]);
});
