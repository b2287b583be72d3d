import { addDays, limits, type RateRule, stayRestriction, weekdayOf, weekdays } from '@wayhouse/domain';
import fc from 'fast-check';
import { restrictedDays } from './restricted-days.js';

const today = '2027-01-05';
const now = new Date(`${today}T12:00:00Z`);
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays(today, days));
const rule: fc.Arbitrary<RateRule> = fc
  .record(
    {
      from: day,
      nights: fc.integer({ min: 0, max: 40 }),
      isOpen: fc.boolean(),
      weekdays: fc.subarray([...weekdays], { minLength: 1 }),
      nightMinor: fc.constant(100),
      minNights: fc.integer({ min: 1, max: 6 }),
      maxNights: fc.integer({ min: 1, max: limits.nights }),
      noArrival: fc.boolean(),
      noDeparture: fc.boolean(),
    },
    { requiredKeys: ['nights', 'isOpen'] },
  )
  .map(({ nights, isOpen, ...rest }) => ({
    ...rest,
    ...(rest.from && !isOpen && { to: addDays(rest.from, nights) }),
  }));
const rules = fc.array(rule, { maxLength: 10 });
const stay = fc
  .record({ checkIn: day, nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ checkIn, nights }) => ({ checkIn, nights, checkOut: addDays(checkIn, nights) }));

const containing = (rates: RateRule[], date: string) =>
  restrictedDays(rates).filter(
    ({ from, to, weekdays: on }) => date >= from && date <= to && on.includes(weekdayOf(date)),
  );

test('no day is in two of them', () => {
  fc.assert(fc.property(rules, day, (rates, date) => expect(containing(rates, date).length).toBeLessThanOrEqual(1)));
});

test('they refuse a stay exactly if the rules do', () => {
  fc.assert(
    fc.property(rules, stay, (rates, { nights, ...booked }) => {
      const [arrival] = containing(rates, booked.checkIn);
      const [departure] = containing(rates, booked.checkOut);
      const isRefused =
        (arrival?.noArrival ?? false) ||
        nights < (arrival?.minNights ?? 1) ||
        nights > (arrival?.maxNights ?? limits.nights) ||
        (departure?.noDeparture ?? false);
      expect(isRefused).toBe(stayRestriction({ city: 'Goa', rates }, booked, now) !== undefined);
    }),
    { numRuns: 500 },
  );
});

test('what allows everything is left out', () => {
  const allowing = { from: today, to: addDays(today, 30), minNights: 1, maxNights: limits.nights, noArrival: false };
  expect(restrictedDays([allowing, { nightMinor: 100, noDeparture: false }, { nightMinor: 100 }])).toEqual([]);
});

test('a period between others is split into what is alike', () => {
  const weekends: RateRule = { weekdays: ['fri', 'sat'], minNights: 2 };
  const april = { from: '2027-04-01', to: '2027-04-30', minNights: 4 };
  expect(restrictedDays([weekends, april])).toEqual([
    { from: '1000-01-01', to: '2027-03-31', weekdays: expect.arrayContaining(['fri', 'sat']), minNights: 2 },
    { from: '2027-04-01', to: '2027-04-30', weekdays: expect.arrayContaining([...weekdays]), minNights: 4 },
    { from: '2027-05-01', to: '2999-12-31', weekdays: expect.arrayContaining(['fri', 'sat']), minNights: 2 },
  ]);
});
