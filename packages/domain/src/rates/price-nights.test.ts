import fc from 'fast-check';
import { addDays, nightsOf } from '../stay.js';
import { amountOf, firstNightsMinor, nightMinorOn, priceOfNights, totalOf } from './price-nights.js';
import { type RateRule } from './rate-rule.js';
import { weekdays } from './weekday.js';

const start = '2027-01-01';
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(start, days));
const minor = fc.integer({ min: 50, max: 10_000_000 });
const rule: fc.Arbitrary<RateRule> = fc
  .record(
    {
      from: day,
      nights: fc.integer({ min: 0, max: 90 }),
      isOpen: fc.constantFrom('from', 'to', 'both', 'none'),
      weekdays: fc.subarray([...weekdays], { minLength: 1 }),
      nightMinor: minor,
    },
    { requiredKeys: ['from', 'nights', 'isOpen', 'nightMinor'] },
  )
  .map(({ from, nights, isOpen, ...rest }) => ({
    ...rest,
    ...((isOpen === 'from' || isOpen === 'none') && { from }),
    ...((isOpen === 'to' || isOpen === 'none') && { to: addDays(from, nights) }),
  }));
const room = fc.record({ nightMinor: minor, rates: fc.array(rule, { maxLength: 12 }) });
const stay = fc
  .record({ checkIn: day, nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ checkIn, nights }) => ({ checkIn, checkOut: addDays(checkIn, nights) }));

const february = { from: '2027-02-01', to: '2027-02-28' };
const priceOn = (rates: RateRule[], night: string) => nightMinorOn({ nightMinor: 100, rates }, night);

test('the lines of any stay have each of its nights once, at its price, and no price twice', () => {
  fc.assert(
    fc.property(room, stay, (of, booked) => {
      const lines = priceOfNights(of, booked);
      expect(lines.flatMap(({ nights }) => nights).sort()).toEqual(nightsOf(booked));
      expect(new Set(lines.map(({ eachMinor }) => eachMinor)).size).toBe(lines.length);
      for (const { nights, eachMinor } of lines)
        for (const night of nights) expect(nightMinorOn(of, night)).toBe(eachMinor);
    }),
  );
});

test('the sum of the lines of any stay is its total, and that of its nights', () => {
  fc.assert(
    fc.property(room, stay, (of, booked) => {
      const lines = priceOfNights(of, booked);
      const nights = nightsOf(booked).map((night) => nightMinorOn(of, night));
      expect(totalOf(lines)).toBe(nights.reduce((sum, each) => sum + each, 0));
      expect(lines.map(amountOf).reduce((sum, each) => sum + each, 0)).toBe(totalOf(lines));
    }),
  );
});

test('splitting a stay never changes the sum of its nights', () => {
  fc.assert(
    fc.property(room, stay, fc.nat(), (of, booked, at) => {
      const days = nightsOf(booked);
      const middle = days[at % days.length]!;
      const parts = [
        { checkIn: booked.checkIn, checkOut: middle },
        { checkIn: middle, checkOut: booked.checkOut },
      ];
      const sums = parts.map((part) => totalOf(priceOfNights(of, part)));
      expect(sums[0]! + sums[1]!).toBe(totalOf(priceOfNights(of, booked)));
    }),
  );
});

test('what the first nights cost is what a stay of only them costs', () => {
  fc.assert(
    fc.property(room, stay, fc.integer({ min: 0, max: 31 }), (of, booked, count) => {
      const nights = nightsOf(booked);
      const end = addDays(booked.checkIn, Math.min(count, nights.length));
      expect(firstNightsMinor(priceOfNights(of, booked), count)).toBe(
        totalOf(priceOfNights(of, { checkIn: booked.checkIn, checkOut: end })),
      );
    }),
  );
});

test('without rules every night costs the same, in one line', () => {
  expect(priceOfNights({ nightMinor: 120_00 }, { checkIn: '2027-02-27', checkOut: '2027-03-02' })).toEqual([
    { what: 'nights', nights: ['2027-02-27', '2027-02-28', '2027-03-01'], eachMinor: 120_00 },
  ]);
});

test('a rule with both bounds covers its first and its last night', () => {
  const rates = [{ ...february, nightMinor: 200 }];
  const nights = ['2027-01-31', '2027-02-01', '2027-02-28', '2027-03-01'];
  expect(nights.map((night) => priceOn(rates, night))).toEqual([100, 200, 200, 100]);
});

test('a rule with weekdays covers only those', () => {
  const rates: RateRule[] = [{ weekdays: ['fri', 'sat'], nightMinor: 150 }];
  // A Thursday, and the days after it.
  const nights = ['2027-02-04', '2027-02-05', '2027-02-06', '2027-02-07'];
  expect(nights.map((night) => priceOn(rates, night))).toEqual([100, 150, 150, 100]);
});

test.each<[string, RateRule[], number]>([
  [
    'a single night beats its season, wherever it is in the list',
    [
      { from: '2027-02-05', to: '2027-02-05', nightMinor: 300 },
      { ...february, nightMinor: 200 },
    ],
    300,
  ],
  [
    'a season beats the weekends of the whole year',
    [
      { ...february, nightMinor: 200 },
      { weekdays: ['fri'], nightMinor: 150 },
    ],
    200,
  ],
  [
    'the weekends of a season beat the season',
    [
      { ...february, weekdays: ['fri', 'sat'], nightMinor: 250 },
      { ...february, nightMinor: 200 },
    ],
    250,
  ],
  [
    'a period with both bounds beats one with a single bound',
    [
      { ...february, nightMinor: 200 },
      { from: '2027-01-01', nightMinor: 110 },
    ],
    200,
  ],
  [
    'of two alike the last in the list counts',
    [
      { ...february, nightMinor: 200 },
      { ...february, nightMinor: 220 },
    ],
    220,
  ],
])('%s', (_case, rates, expected) => {
  expect(priceOn(rates, '2027-02-05')).toBe(expected);
});
