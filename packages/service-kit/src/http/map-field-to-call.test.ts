import { z } from 'zod';
import { defineCall, Refusal, type RefusalCode } from '@wayhouse/contracts';
import { Id } from '@wayhouse/contracts/fields';
import { inWordsOf } from './map-field-to-call.js';

const files = { field: 'images', most: 4, bytes: 9 };
const shape = { method: 'POST', path: '/api/things/:id', who: 'anyone', answer: z.object({}) } as const;
const change = defineCall({ ...shape, files, input: z.object({ price: z.number(), id: Id }) });
const refused = (code: RefusalCode, field?: string) => Promise.reject(new Refusal(code, 'No.', field));

test.each([
  ['what was not found', 'not-found', undefined, 'id'],
  ['what was not found under another name', 'not-found', 'bookingId', 'id'],
  ['a rule broken by what the caller calls otherwise', 'rule-broken', 'bookingId', 'id'],
  ['a field of the call', 'rule-broken', 'price', 'price'],
  ['the files', 'rule-broken', 'images', 'images'],
  ['nothing of it', 'already-paid', undefined, undefined],
] as const)('a refusal that blames %s says so in the caller’s words', async (_what, code, field, said) => {
  const heard = await inWordsOf(change, refused(code, field)).catch((error: unknown) => error);
  expect(heard).toMatchObject({ code, message: 'No.', status: new Refusal(code, '').status, field: said });
});

test('a call without an id names none, and what is no refusal stays what it is', async () => {
  const ask = defineCall({ ...shape, input: z.object({ price: z.number() }) });
  await expect(inWordsOf(ask, refused('not-found'))).rejects.toMatchObject({ field: undefined });
  await expect(inWordsOf(ask, Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(await inWordsOf(ask, Promise.resolve(7))).toBe(7);
});
