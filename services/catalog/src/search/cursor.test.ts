import { aRoom } from '../testing/a-room.js';
import { cursorOf, placeOf } from './cursor.js';

const room = aRoom({ nightMinor: 120_50 });

test('a cursor leads back to the place it was made of', () => {
  expect(placeOf('newest', cursorOf('newest', room))).toEqual({ value: room.createdAt, id: room.id });
  expect(placeOf('price-asc', cursorOf('price-asc', room))).toEqual({ value: 120_50, id: room.id });
});

const word = (json: string) => Buffer.from(json).toString('base64url');

test.each([
  'what',
  '',
  word('{'),
  word('[1]'),
  word('[{"$gt":1},"a"]'),
  word('["2027-13-45","a"]'),
  cursorOf('newest', room),
])('refuses %p as a place in a list by price', (cursor) => {
  expect(() => placeOf('price-asc', cursor)).toThrow(expect.objectContaining({ status: 400, field: 'cursor' }));
});
