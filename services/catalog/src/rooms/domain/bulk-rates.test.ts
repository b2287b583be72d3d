import { limits, type NamedRate } from '@wayhouse/domain';
import { aRoom } from '../../testing/a-room.js';
import { assertBulkChange, withBulkRate } from './bulk-rates.js';
import type { Room } from './room.js';

const spring = { name: 'Spring', from: '2027-03-01', nightMinor: 150_00 };
const alike = aRoom({ id: 'alike' });

/** Adds a rate to a room that the caller has seen in this version. */
function add(before: Room, rate: NamedRate & { percent?: number }, seenVersion = before.version): Room {
  const after = withBulkRate(before, { rate, mode: 'add' });
  assertBulkChange({ before, after, all: [alike, before], seenVersion, currency: 'USD' });
  return after;
}
const refusal = (work: () => unknown): object => {
  try {
    work();
  } catch (error) {
    return error as object;
  }
  throw new Error('Nothing was refused.');
};
const named = { roomType: 'Double Bed', price: 120, currency: 'USD', number: 2 };

test('a room whose rates stay the same is the same object, so that nothing is stored', () => {
  const room = aRoom({ rates: [spring] });
  expect(withBulkRate(room, { rate: spring, mode: 'add' })).toBe(room);
  expect(withBulkRate(room, { rate: { name: 'Fair' }, mode: 'remove' })).toBe(room);
  expect(withBulkRate(aRoom(), { rate: spring, mode: 'remove' })).toEqual(aRoom());
  expect(add(room, { ...spring, nightMinor: 160_00 })).toMatchObject({ version: 2, rates: [{ nightMinor: 160_00 }] });
});

test('names the room that was changed since it was seen', () => {
  expect(refusal(() => add(aRoom({ version: 3 }), spring, 2))).toMatchObject({
    reason: 'room-edit-conflict',
    params: named,
  });
});

test('names the room that would have too many rates; one that is replaced does not count twice', () => {
  const rates = Array.from({ length: limits.rates }, (_, at) => ({ name: `Fair ${at}`, nightMinor: 100_00 }));
  expect(refusal(() => add(aRoom({ rates }), spring))).toMatchObject({
    reason: 'too-many-rates',
    params: { ...named, rates: limits.rates },
  });
  expect(add(aRoom({ rates }), { name: 'Fair 0', nightMinor: 1_00 }).rates).toHaveLength(limits.rates);
});

test.each([
  ['less than a card can be charged', { percent: -90 }, 4_94],
  ['more than a price may be', { percent: 500 }, 20_000_00],
])('names the room that would cost %s', (_what, rate, nightMinor) => {
  const room = aRoom({ nightMinor });
  expect(refusal(() => add(room, { name: 'Spring', ...rate }))).toMatchObject({
    reason: 'rate-out-of-bounds',
    params: { least: 0.5, most: limits.pricePerNight, price: nightMinor / 100 },
  });
});
