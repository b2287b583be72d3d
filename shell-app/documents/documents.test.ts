import { createHash } from 'node:crypto';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { defaultCancellationPolicy } from '@wayhouse/domain';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { formatInForceSince } from './boilerplate.js';
import { documents, renderDocuments } from './render-documents.js';

let rendered: Awaited<ReturnType<typeof renderDocuments>>;
beforeAll(async () => (rendered = await renderDocuments()));

const readText = (path: string) =>
  readPdfTexts(rendered.find((document) => document.path === path)?.bytes ?? new Uint8Array());

test('renders the two documents at the paths the footer links to', () => {
  expect(rendered.map(({ path }) => path).sort()).toEqual([
    '/documents/privacy-policy.pdf',
    '/documents/terms-of-use.pdf',
  ]);
});

test.each(Object.entries(documents))(
  '%s contains all of its text, in characters that the fonts have',
  (path, content) => {
    const text = readText(path).join('\n');
    expect(text).toContain(formatInForceSince(content.date));
    for (const block of content.blocks) {
      if (block.kind === 'heading' || block.kind === 'paragraph') expect(text).toContain(block.text);
      if (block.kind === 'list') for (const item of block.items) expect(text).toContain(item.text);
    }
    expect(text).not.toContain('?');
  },
);

test.each(Object.keys(documents))('%s is two or three pages long', (path) => {
  expect(readText(path).at(-1)).toMatch(/^Page ([23]) of \1$/);
});

test('the terms state the check-in and check-out times and the free cancellation period of bookings', () => {
  const text = readText('/documents/terms-of-use.pdf').join('\n');
  expect(text).toContain('Your room is ready from 2:00 PM on the day of check-in, and yours until 11:00 AM');
  expect(text).toContain(`${describePolicy(defaultCancellationPolicy).deadline} at 2:00 PM`);
  expect(text).toContain('a stay has at most 30 nights');
});

// A site without relay addresses sends none that can be replied to.
test('the policy offers to reply to the emails that offer it', () => {
  const text = readText('/documents/privacy-policy.pdf').join('\n');
  expect(text).toMatch(/Where our emails offer it, you can also reply to them until \d+ days after the stay/);
});

const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

// The sitemap has that day as the one of the last change.
test('a text that has changed is in force since another day', () => {
  const known = Object.values(documents).map(({ date, ...text }) => [
    date.toISOString().slice(0, 10),
    hash(JSON.stringify(text)).slice(0, 8),
  ]);
  expect(known).toEqual([
    ['2026-11-29', '5bba74b8'],
    ['2026-11-28', '2f4923c3'],
  ]);
});

test('renders the same bytes every time, so that a build changes only when a text does', async () => {
  const again = await renderDocuments();
  expect(again.map(({ bytes }) => hash(bytes))).toEqual(rendered.map(({ bytes }) => hash(bytes)));
});
