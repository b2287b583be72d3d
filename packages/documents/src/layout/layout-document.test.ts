import { layoutDocument } from './layout-document.js';
import type { Block } from '../pdf-content.js';

/** Every grapheme is five points wide, so that a line has room for 90. */
const type = { fontFor: () => 'any', measure: (text: string) => text.length * 5 };
const textOf = (lines: number) => Array.from({ length: lines }, () => 'x'.repeat(60)).join(' ');
/** Of each slot of the blocks, after logo and title, whether it stays with the next one. */
const keepsWithNext = (...parts: Block[]) => {
  const { slots } = layoutDocument({ title: 'Paper', language: 'en', date: new Date(0), blocks: parts }, type);
  return slots.slice(2).map(({ keep }) => Boolean(keep));
};
const [stays, free] = [true, false];

test('neither the first nor the last line of a text is alone on a page', () => {
  expect(keepsWithNext({ kind: 'paragraph', text: textOf(5) })).toEqual([stays, free, free, stays, free]);
  expect(keepsWithNext({ kind: 'paragraph', text: textOf(3) })).toEqual([stays, stays, free]);
});

test('a heading stays with the block below', () => {
  const heading = { kind: 'heading', text: 'Your stay' } as const;
  expect(keepsWithNext(heading, { kind: 'paragraph', text: 'Soon.' })).toEqual([stays, free]);
});

test('a table stays together with its total', () => {
  const columns = [{ title: 'For', share: 1 }];
  expect(keepsWithNext({ kind: 'table', columns, rows: [['a'], ['b']], total: ['c'] })).toEqual([
    stays,
    stays,
    stays,
    free,
  ]);
});
