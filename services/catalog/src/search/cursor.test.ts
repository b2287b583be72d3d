import { aRoom } from '../testing/a-room.js';
import { encodeCursor, decodeCursor } from './cursor.js';

const room = aRoom({ nightMinor: 120_50 });

test('decodes what it has encoded', () => {
  expect(decodeCursor('newest', encodeCursor('newest', room))).toEqual({ value: room.createdAt, id: room.id });
  expect(decodeCursor('price-asc', encodeCursor('price-asc', room))).toEqual({ value: 120_50, id: room.id });
});

const encode = (json: string) => Buffer.from(json).toString('base64url');

test.each([
  'what',
  '',
  encode('{'),
  encode('[1]'),
  encode('[{"$gt":1},"a"]'),
  encode('["2027-13-45","a"]'),
  encodeCursor('newest', room),
])('refuses %p as a cursor of a list by price', (cursor) => {
  expect(() => decodeCursor('price-asc', cursor)).toThrow(
    expect.objectContaining({ reason: 'cursor-of-another-list', field: 'cursor' }),
  );
});
