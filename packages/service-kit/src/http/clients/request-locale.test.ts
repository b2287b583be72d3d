import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { defineCall } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { testService } from '../../testing/test-service.js';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { route } from '../routes/route.js';

const shape = { method: 'POST', access: 'anyone', response: z.object({ message: z.string() }) } as const;
const book = defineCall({ ...shape, path: '/api/book', input: z.object({ guests: z.number() }) });
const files = { field: 'images', maxCount: 1, maxBytes: 1024 * 1024 };
const upload = defineCall({ ...shape, path: '/api/upload', input: z.object({}), files });

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService('payment', () => ({
    routes: [
      route(book, async ({ input: { guests } }) => {
        await wait(1);
        if (guests > 2) throw new DomainError('over-capacity', { capacity: 2 });
        return { message: confirmations.booked };
      }),
      route(upload, () => Promise.resolve({ message: confirmations.roomAdded })),
    ],
    consumers: withNoopConsumers('payment'),
  }));
});
afterAll(() => service.stop());

async function post(path: string, body: string | FormData, language?: string) {
  const headers: Record<string, string> = language ? { 'accept-language': language } : {};
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  const response = await fetch(service.url + path, { method: 'POST', body, headers });
  const { message } = (await response.json()) as { message: string };
  return { message, language: response.headers.get('content-language'), vary: response.headers.get('vary') };
}
const postGuests = (guests: unknown, language?: string) => post('/api/book', JSON.stringify({ guests }), language);
const postFiles = (count: number, language?: string) => {
  const form = new FormData();
  for (let index = 0; index < count; index++) form.append('images', new Blob(['x'.repeat(300_000)]), `${index}.jpg`);
  return post('/api/upload', form, language);
};

const pseudo = (english: RegExp) => ({ language: 'en-XA', vary: 'Accept-Language', message: matching(english) });
const english = (text: RegExp) => ({ language: 'en', vary: 'Accept-Language', message: matching(text) });
const matching = (text: RegExp) => expect.stringMatching(text) as string;

test.each([
  ['a confirmation', 1, /^⟦.*⟧$/, /^Your room is booked/],
  ['a refusal by a rule, with its parameters', 3, /^⟦.* 2\.⟧$/, /^This room sleeps 2\.$/],
  ['a validation error', 'two', /^⟦ĝûéšţš .*⟧$/, /^guests must be a number\.$/],
])('%s is in the locale that the request accepts', async (_what, guests, accented, plain) => {
  expect(await postGuests(guests, 'fr, en-XA;q=0.9')).toEqual(pseudo(accented));
  expect(await postGuests(guests, 'fr')).toEqual(english(plain));
  expect(await postGuests(guests)).toEqual(english(plain));
});

test('uploads are answered in the locale of their request, too', async () => {
  expect(await postFiles(1, 'en-XA')).toEqual(pseudo(/^⟦.*⟧$/));
  expect(await postFiles(2, 'en-XA')).toEqual(pseudo(/^⟦.* 1 .*⟧$/));
  expect(await postFiles(2)).toEqual(english(/^You can add up to 1 images\.$/));
});

test('concurrent requests are each answered in their own locale', async () => {
  const languages = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'en' : 'en-XA'));
  const responses = await Promise.all(languages.map((language, index) => postGuests(index < 10 ? 1 : 3, language)));
  expect(responses.map(({ language }) => language)).toEqual(languages);
  expect(responses.map(({ message }) => (message.startsWith('⟦') ? 'en-XA' : 'en'))).toEqual(languages);
});
