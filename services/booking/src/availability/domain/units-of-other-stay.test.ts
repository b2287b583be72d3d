import fc from 'fast-check';
import { addDays, nightsOf } from '@wayhouse/domain';
import type { TakenUnit } from './assign-units.js';
import { movesOf, unitsOfOtherStay } from './units-of-other-stay.js';

const day = (at: number) => addDays('2027-03-01', at);
const nights = (from: number, count: number) => nightsOf({ checkIn: day(from), checkOut: day(from + count) });
const take = (unit: number, from: number, count: number): TakenUnit[] =>
  nights(from, count).map((night) => ({ night, unit }));
/** Of a guest who has unit 2 for nights 2 and 3, and unit 1 for night 4. */
const change = (from: number, count: number, taken: TakenUnit[] = [], { units = 3, isInHouse = false } = {}) =>
  unitsOfOtherStay({
    nights: nights(from, count),
    held: [...take(2, 2, 2), ...take(1, 4, 1)],
    taken,
    units,
    isInHouse,
  });

test('each night stays in its unit, and the others are in the ones beside them', () => {
  expect(change(1, 5)).toEqual([2, 2, 2, 1, 1]);
  expect(change(3, 1)).toEqual([2]);
  expect(change(1, 5, take(2, 5, 1))).toEqual([2, 2, 2, 1, 1]);
});

test('where the unit beside is taken, a guest to come gets another one for all nights', () => {
  expect(change(2, 4, take(1, 5, 1))).toEqual([2, 2, 2, 2]);
  expect(change(2, 4, [...take(1, 5, 1), ...take(2, 5, 1)])).toEqual([3, 3, 3, 3]);
});

test('otherwise, and once the guest is there, only the added nights are in another unit', () => {
  const beside = [...take(1, 5, 1), ...take(2, 5, 1)];
  expect(change(2, 4, beside, { isInHouse: true })).toEqual([2, 2, 1, 3]);
  expect(change(1, 5, [...beside, ...take(3, 3, 1), ...take(2, 1, 1)])).toEqual([1, 2, 2, 1, 3]);
});

test('a night that is held stays, also in a unit that is there no more; one without a free unit is had by nobody', () => {
  expect(change(2, 2, [], { units: 1 })).toEqual([2, 2]);
  expect(change(2, 4, [], { units: 1 })).toEqual([2, 2, 1, 1]);
  expect(change(2, 4, take(1, 5, 1), { units: 1 })).toBeUndefined();
  expect(change(7, 2, [...take(1, 8, 1), ...take(2, 8, 1), ...take(3, 8, 1)])).toBeUndefined();
});

test('a guest moves where a night is in another unit than the one before it, and was not so until now', () => {
  const held = [...take(2, 2, 2), ...take(1, 4, 1)];
  const units = (from: number, ...of: number[]) => of.map((unit, at) => ({ night: day(from + at), unit }));
  expect(movesOf(held, units(2, 2, 2, 1, 1))).toEqual([]);
  expect(movesOf(held, units(1, 2, 2, 2, 1, 3))).toEqual([{ night: day(5), unit: 3 }]);
  expect(movesOf(held, units(2, 3, 3, 3))).toEqual([{ night: day(2), unit: 3 }]);
  expect(movesOf(held, units(1, 1, 2, 2))).toEqual([
    { night: day(1), unit: 1 },
    { night: day(2), unit: 2 },
  ]);
});

test('whatever others have, no unit is had twice, a held night is always had, and a guest who is there stays', () => {
  const others = fc.array(fc.record({ at: fc.nat(11), unit: fc.integer({ min: 1, max: 3 }) }), { maxLength: 14 });
  const stay = fc.record({ from: fc.nat(8), count: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(others, stay, stay, fc.boolean(), (taken, before, after, isInHouse) => {
      const free = (night: string, unit: number) => !taken.some(({ at, unit: by }) => day(at) === night && by === unit);
      const held = nights(before.from, before.count).flatMap((night) => {
        const unit = [1, 2, 3].find((each) => free(night, each));
        return unit ? [{ night, unit }] : [];
      });
      const wanted = nights(after.from, after.count);
      const unitsOf = unitsOfOtherStay({
        ...{ nights: wanted, held, units: 3, isInHouse },
        taken: taken.map(({ at, unit }) => ({ night: day(at), unit })),
      });
      const heldUnit = (night: string) => held.find((each) => each.night === night)?.unit;
      const isPossible = wanted.every((night) => heldUnit(night) ?? [1, 2, 3].some((unit) => free(night, unit)));
      expect(unitsOf !== undefined).toBe(isPossible);
      unitsOf?.forEach((unit, at) => {
        expect(free(wanted[at]!, unit)).toBe(true);
        if (isInHouse) expect(unit).toBe(heldUnit(wanted[at]!) ?? unit);
      });
    }),
  );
});
