import { randomUUID } from 'node:crypto';
import { blockHolder, isBlockHolder } from './block-holder.js';

test('each unit of a room has a block of its own beside that of the whole room', () => {
  const places = [{ roomId: 'r1' }, { roomId: 'r1', unit: 1 }, { roomId: 'r1', unit: 2 }, { roomId: 'r2' }];
  expect(places.map(blockHolder)).toEqual(['block-r1', 'block-r1:1', 'block-r1:2', 'block-r2']);
});

test('a block differs from a booking by its name alone', () => {
  expect([{ roomId: 'r1' }, { roomId: 'r1', unit: 2 }].map(blockHolder).every(isBlockHolder)).toBe(true);
  expect(isBlockHolder(randomUUID())).toBe(false);
});
