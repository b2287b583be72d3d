import { calls } from '@wayhouse/contracts';
import { callDocs } from '@wayhouse/contracts/docs';
import { assertDocumented } from './assert-documented.js';

const example = callDocs.showRoom.docs.example.answer as { room: Record<string, unknown> };
const answered = (room: object) => () =>
  assertDocumented(calls.showRoom, { status: 200, body: { success: true, room } });
const refused = (status: number, code: string) => () =>
  assertDocumented(calls.showRoom, { status, body: { success: false, message: 'No.', code } });

test('an answer as documented passes', () => expect(answered(example.room)).not.toThrow());

test('a field that is not documented is noticed, however deep, and one that is missing', () => {
  expect(answered({ ...example.room, secret: 1 })).toThrow('documented otherwise');
  expect(answered({ ...example.room, hotel: { ...(example.room.hotel as object), owner: {} } })).toThrow();
  expect(answered({ ...example.room, images: undefined })).toThrow();
});

test('a refusal that the call does not document is noticed', () => {
  expect(refused(404, 'not-found')).not.toThrow();
  expect(refused(409, 'not-available')).toThrow('documented otherwise');
  expect(refused(400, 'not-found')).toThrow('documented otherwise');
});
