import type { PdfContent } from '@wayhouse/documents';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { bundleReceiptWorker } from '../testing/bundle-receipt-worker.js';
import { type ReceiptThread, receiptThread } from './receipt-thread.js';

beforeAll(bundleReceiptWorker);

let renderer: ReceiptThread;
beforeEach(() => (renderer = receiptThread()));
afterEach(() => renderer.stop());

const content = (title: string, over: Partial<PdfContent> = {}): PdfContent => ({
  ...{ title, language: 'en', date: new Date('2027-01-05T06:30:00Z'), blocks: [{ kind: 'heading', text: 'Stay' }] },
  ...over,
});

test('the same content is rendered once, whenever it was asked for', async () => {
  const [first, second] = await Promise.all([renderer.render(content('One')), renderer.render(content('One'))]);
  const later = await renderer.render(content('One', { date: new Date('2027-01-05T07:00:00Z') }));
  expect([second === first, later === first]).toEqual([true, true]);
  expect(await readPdfTexts(await renderer.render(content('Two')))).toContain('Two');
});

test('is written in the language of its content', async () => {
  const textsIn = async (language: string) =>
    (await readPdfTexts(await renderer.render(content('One', { language })))).join(' ');
  expect(await textsIn('en')).toContain('Page 1 of 1');
  expect(await textsIn('en-XA')).not.toContain('Page 1 of 1');
});

test('twenty may wait; who comes then is refused at once, and those who wait are served', async () => {
  const accepted = Array.from({ length: 21 }, (_, at) => renderer.render(content(`Receipt ${at}`)));
  await expect(renderer.render(content('One too many'))).rejects.toMatchObject({ reason: 'receipts-busy' });
  const files = await Promise.all(accepted);
  expect(files).toHaveLength(21);
  await expect(renderer.render(content('One too many'))).resolves.toBeInstanceOf(Uint8Array);
});

test('a renderer that was idle, and has ended its thread, starts another', async () => {
  let idle = receiptThread();
  const ended = new Promise<void>((resolve) => (idle = receiptThread({ idleMs: 1 }, resolve)));
  await idle.render(content('One'));
  await ended;
  await expect(idle.render(content('Two'))).resolves.toBeInstanceOf(Uint8Array);
  await idle.stop();
});

test('a receipt that is asked for while the idle thread ends is rendered by another', async () => {
  const idleMs = 54_321;
  const idle = receiptThread({ idleMs });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await idle.render(content('One'));
  const [end] = timers.mock.calls.findLast(([, milliseconds]) => milliseconds === idleMs)!;
  timers.mockRestore();
  end();
  await expect(idle.render(content('Two'))).resolves.toBeInstanceOf(Uint8Array);
  await idle.stop();
});

test('a receipt that takes too long is refused as busy', async () => {
  const hasty = receiptThread({ receiptMs: 1 });
  await expect(hasty.render(content('One'))).rejects.toMatchObject({ reason: 'receipts-busy' });
  await hasty.stop();
});
