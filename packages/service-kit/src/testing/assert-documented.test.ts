import { calls } from '@wayhouse/contracts';
import { callDocs } from '@wayhouse/openapi/docs';
import { assertDocumented } from './assert-documented.js';

const example = callDocs.showRoom.docs.example.response as { room: Record<string, unknown> };
const success = (room: object) => () =>
  assertDocumented(calls.showRoom, { status: 200, body: { success: true, room } });
const failure = (status: number, code: string) => () =>
  assertDocumented(calls.showRoom, { status, body: { success: false, message: 'No.', code } });

test('a documented response passes', () => expect(success(example.room)).not.toThrow());

test('an undocumented field fails, however deep, and so does a missing one', () => {
  expect(success({ ...example.room, secret: 1 })).toThrow('undocumented response');
  expect(success({ ...example.room, hotel: { ...(example.room.hotel as object), owner: {} } })).toThrow();
  expect(success({ ...example.room, images: undefined })).toThrow();
});

test('an undocumented error fails', () => {
  expect(failure(404, 'not-found')).not.toThrow();
  expect(failure(409, 'not-available')).toThrow('undocumented response');
  expect(failure(400, 'not-found')).toThrow('undocumented response');
});
