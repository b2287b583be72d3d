import { z } from 'zod';
import { defineCall, DomainError, type ErrorCode } from '@wayhouse/contracts';
import { Id } from '@wayhouse/contracts/fields';
import { mapFieldToCall } from './map-field-to-call.js';

const files = { field: 'images', maxCount: 4, maxBytes: 9 };
const shape = { method: 'POST', path: '/api/items/:id', access: 'anyone', response: z.object({}) } as const;
const change = defineCall({
  ...shape,
  files,
  input: z.object({ price: z.number(), id: Id.meta({ description: 'The item’s id.' }) }),
});
const reject = (code: ErrorCode, field?: string) => Promise.reject(new DomainError(code, 'No.', field));

test.each([
  ['something not found', 'not-found', undefined, 'id'],
  ['something not found, by another name', 'not-found', 'bookingId', 'id'],
  ['a broken rule, by another name', 'rule-broken', 'bookingId', 'id'],
  ['a field of the call', 'rule-broken', 'price', 'price'],
  ['the files', 'rule-broken', 'images', 'images'],
  ['no field', 'already-paid', undefined, undefined],
] as const)('an error about %s names a field of the call', async (_what, code, field, mapped) => {
  const error = await mapFieldToCall(change, reject(code, field)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code, message: 'No.', status: new DomainError(code, '').status, field: mapped });
});

test('without an id field there is no field, and other errors stay as they are', async () => {
  const search = defineCall({ ...shape, input: z.object({ price: z.number() }) });
  await expect(mapFieldToCall(search, reject('not-found'))).rejects.toMatchObject({ field: undefined });
  await expect(mapFieldToCall(search, Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(await mapFieldToCall(search, Promise.resolve(7))).toBe(7);
});
