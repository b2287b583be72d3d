import { createHash } from 'node:crypto';
import { textsOf } from '@wayhouse/documents/testing';
import { papers, printDocuments } from './print-documents.js';

let printed: Awaited<ReturnType<typeof printDocuments>>;
beforeAll(async () => (printed = await printDocuments()));

const textOf = (path: string) => textsOf(printed.find((document) => document.path === path)?.bytes ?? new Uint8Array());

test('the two documents of the footer are printed for the addresses it links to', () => {
  expect(printed.map(({ path }) => path).sort()).toEqual([
    '/documents/privacy-policy.pdf',
    '/documents/terms-of-use.pdf',
  ]);
});

test.each(Object.entries(papers))(
  '%s says everything that is written, in signs every font of ours has',
  (path, paper) => {
    const text = textOf(path).join('\n');
    expect(text).toContain('In force since 21 November 2026');
    for (const part of paper.parts) {
      if (part.kind === 'heading' || part.kind === 'paragraph') expect(text).toContain(part.text);
      if (part.kind === 'list') for (const item of part.items) expect(text).toContain(item.text);
    }
    expect(text).not.toContain('?');
  },
);

test.each(Object.keys(papers))('%s is two or three pages long', (path) => {
  expect(textOf(path).at(-1)).toMatch(/^Page ([23]) of \1$/);
});

test('the terms say the hours and the free period that bookings are made with', () => {
  const text = textOf('/documents/terms-of-use.pdf').join('\n');
  expect(text).toContain('Your room is ready from 2:00 PM on the day of check-in, and yours until 11:00 AM');
  expect(text).toContain('48 hours before check-in at 2:00 PM');
  expect(text).toContain('a stay has at most 30 nights');
});

test('printed again, they are the same bytes, so that a build changes only when a text does', async () => {
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const again = await printDocuments();
  expect(again.map(({ bytes }) => hash(bytes))).toEqual(printed.map(({ bytes }) => hash(bytes)));
});
