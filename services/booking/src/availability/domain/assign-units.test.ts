import fc from 'fast-check';
import { addDays, nightsOf } from '@wayhouse/domain';
import { assignUnits, type TakenUnit, withoutFreeUnits } from './assign-units.js';

const day = (at: number) => addDays('2027-03-01', at);
const nights = (from: number, count: number) => nightsOf({ checkIn: day(from), checkOut: day(from + count) });
const take = (unit: number, from: number, count: number): TakenUnit[] =>
  nights(from, count).map((night) => ({ night, unit }));
const assign = (from: number, count: number, taken: TakenUnit[], units: number) =>
  assignUnits(nights(from, count), taken, units);

test('a stay has one unit for all nights where one is free for all', () => {
  expect(assign(0, 3, [...take(1, 1, 1), ...take(2, 0, 1)], 3)).toEqual([3, 3, 3]);
});

test('the unit next to other stays is taken first, so that long gaps stay whole', () => {
  expect(assign(5, 2, [...take(2, 4, 1), ...take(2, 7, 1), ...take(3, 4, 1)], 3)).toEqual([2, 2]);
});

test('a guest moves as seldom as possible where no unit is free for all nights', () => {
  const taken = [...take(1, 2, 4), ...take(2, 0, 1), ...take(3, 0, 2), ...take(3, 5, 1), ...take(2, 4, 1)];
  expect(assign(0, 6, taken, 3)).toEqual([1, 1, 3, 3, 3, 2]);
});

test('a full night has no unit', () => {
  const full = [...take(1, 1, 1), ...take(2, 1, 1)];
  expect(assign(0, 3, full, 2)).toBeUndefined();
  expect(withoutFreeUnits(nights(0, 3), full, 2)).toEqual([day(1)]);
  expect(withoutFreeUnits(nights(2, 3), full, 2)).toEqual([]);
});

test('a stay in a unit that is there no more keeps another one from being sold', () => {
  expect(assign(0, 1, [...take(1, 0, 1), ...take(5, 0, 1)], 2)).toBeUndefined();
  expect(assign(0, 1, take(5, 0, 1), 2)).toEqual([2]);
});

test('whatever is booked and cancelled, each night has a unit as long as fewer stays have it than there are units', () => {
  const attempt = fc.record({ from: fc.nat(20), count: fc.integer({ min: 1, max: 6 }), leaves: fc.boolean() });
  fc.assert(
    fc.property(fc.constantFrom(1, 2, 7), fc.array(attempt, { maxLength: 60 }), (units, attempts) => {
      const stays: TakenUnit[][] = [];
      for (const { from, count, leaves } of attempts) {
        if (leaves && stays.length) stays.splice(from % stays.length, 1);
        const taken = stays.flat();
        const stay = nights(from, count);
        const guestsOn = (night: string) => taken.filter((each) => each.night === night).length;
        const chosen = assign(from, count, taken, units);
        expect(chosen !== undefined).toBe(stay.every((night) => guestsOn(night) < units));
        expect(withoutFreeUnits(stay, taken, units)).toEqual(stay.filter((night) => guestsOn(night) === units));
        if (chosen) stays.push(stay.map((night, at) => ({ night, unit: chosen[at]! })));
        const sold = stays.flat().map(({ night, unit }) => `${night} ${unit}`);
        expect(new Set(sold).size).toBe(sold.length);
        expect(stays.flat().every(({ unit }) => unit >= 1 && unit <= units)).toBe(true);
      }
    }),
  );
});
