import fc from 'fast-check';
import { arrivalWindow } from '../arrival.js';
import { addDays, type Stay } from '../stay.js';
import { type RateRule, type Restrictions } from './rate-rule.js';
import { stayRestriction } from './stay-restriction.js';
import { weekdayOf, weekdays } from './weekday.js';

const today = '2027-01-05';
const now = new Date(`${today}T12:00:00Z`);
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(today, days));
const restrictions: fc.Arbitrary<Restrictions> = fc.record(
  {
    minNights: fc.integer({ min: 1, max: 30 }),
    maxNights: fc.integer({ min: 1, max: 30 }),
    noArrival: fc.boolean(),
    noDeparture: fc.boolean(),
  },
  { requiredKeys: [] },
);
const rule: fc.Arbitrary<RateRule> = fc
  .tuple(
    fc.record(
      { from: day, weekdays: fc.subarray([...weekdays], { minLength: 1 }), nightMinor: fc.integer({ min: 50 }) },
      { requiredKeys: [] },
    ),
    fc.option(fc.integer({ min: 0, max: 90 })),
    restrictions,
  )
  .map(([period, nights, restricted]) => ({
    ...period,
    ...restricted,
    ...(period.from && nights !== null && { to: addDays(period.from, nights) }),
  }));
const rules = fc.array(rule, { maxLength: 12 });
const stay = fc
  .record({ checkIn: day, nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ checkIn, nights }) => ({ checkIn, checkOut: addDays(checkIn, nights) }));

const city = 'Goa';
const restriction = (rates: RateRule[], booked: Stay) => stayRestriction({ city, rates }, booked, now);
const refusal = (rates: RateRule[], checkIn: string, nights: number) => {
  const found = restriction(rates, { checkIn, checkOut: addDays(checkIn, nights) });
  return found && [found.reason, found.params];
};

test('a room whose rules restrict nothing allows any stay', () => {
  const prices = rules.map((all) =>
    all.map(({ from, to, weekdays: on }) => ({ from, to, weekdays: on, nightMinor: 1 })),
  );
  fc.assert(
    fc.property(prices, stay, (rates, booked) => {
      expect(restriction(rates, booked)).toBeUndefined();
    }),
  );
});

test('a rule for neither the day of arrival nor that of departure changes nothing', () => {
  fc.assert(
    fc.property(rules, stay, restrictions, fc.nat({ max: 12 }), (rates, booked, restricted, at) => {
      const { checkIn, checkOut } = booked;
      const before = { to: addDays(checkIn, -1), ...restricted };
      const after = { from: addDays(checkOut, 1), ...restricted };
      const between = { from: addDays(checkIn, 1), to: addDays(checkOut, -1), ...restricted };
      for (const unrelated of [before, after, ...(between.from <= between.to ? [between] : [])])
        expect(restriction(rates.toSpliced(at, 0, unrelated), booked)).toEqual(restriction(rates, booked));
    }),
  );
});

test('a rule that has only a price changes nothing', () => {
  fc.assert(
    fc.property(rules, stay, fc.nat({ max: 12 }), (rates, booked, at) => {
      const price = { from: booked.checkIn, to: booked.checkIn, nightMinor: 500 };
      expect(restriction(rates.toSpliced(at, 0, price), booked)).toEqual(restriction(rates, booked));
    }),
  );
});

test('a rule of this very day of arrival, and of departure, which allows everything allows any stay', () => {
  const all = { minNights: 1, maxNights: 30, noArrival: false, noDeparture: false };
  fc.assert(
    fc.property(rules, stay, (rates, booked) => {
      const ofDay = (day: string) => ({ from: day, to: day, weekdays: [weekdayOf(day)], ...all });
      const days = [booked.checkIn, booked.checkOut].map(ofDay);
      expect(restriction([...rates, ...days], booked)).toBeUndefined();
    }),
  );
});

test('a stay can be booked from the first to the last day of the room’s window', () => {
  const window = fc.record(
    { leadDays: fc.integer({ min: 0, max: 90 }), daysAhead: fc.integer({ min: 90, max: 730 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(window, stay, (bookingWindow, booked) => {
      const { earliest, latest } = arrivalWindow(city, now, bookingWindow);
      const isWithin = booked.checkIn >= earliest && booked.checkIn <= latest;
      expect(stayRestriction({ city, bookingWindow }, booked, now) === undefined).toBe(isWithin);
    }),
  );
});

// A Friday.
const friday = '2027-02-05';
const weekends: RateRule = { weekdays: ['fri', 'sat'], minNights: 2 };
const season = { from: '2027-02-01', to: '2027-02-28' };

test('the least and the most nights are those of the day of arrival', () => {
  expect(refusal([weekends], friday, 1)).toEqual(['stay-too-short', { nights: 2, day: friday }]);
  expect(refusal([weekends], friday, 2)).toBeUndefined();
  expect(refusal([weekends], addDays(friday, -1), 1)).toBeUndefined();
  expect(refusal([{ maxNights: 3 }], friday, 4)).toEqual(['stay-too-long', { nights: 3, day: friday }]);
  expect(refusal([{ maxNights: 3 }], friday, 3)).toBeUndefined();
});

test('nobody arrives or leaves on a closed day, and it can be slept through', () => {
  const closed = (restriction: Restrictions) => [{ from: friday, to: friday, ...restriction }];
  expect(refusal(closed({ noArrival: true }), friday, 2)).toEqual(['closed-to-arrival', { day: friday }]);
  expect(refusal(closed({ noArrival: true }), addDays(friday, -2), 2)).toBeUndefined();
  expect(refusal(closed({ noDeparture: true }), addDays(friday, -2), 2)).toEqual([
    'closed-to-departure',
    { day: friday },
  ]);
  expect(refusal(closed({ noDeparture: true }), friday, 2)).toBeUndefined();
  expect(refusal(closed({ noArrival: true, noDeparture: true }), addDays(friday, -1), 2)).toBeUndefined();
});

test('for each kind the most specific rule that sets it counts', () => {
  const rules = [
    { ...season, minNights: 3, nightMinor: 200 },
    weekends,
    { ...season, weekdays: ['fri' as const], nightMinor: 250 },
  ];
  expect(refusal(rules, friday, 2)).toEqual(['stay-too-short', { nights: 3, day: friday }]);
  expect(refusal([...rules, { from: friday, to: friday, minNights: 1 }], friday, 1)).toBeUndefined();
});

test('a room that is booked some days before is refused later, and earlier than it opens', () => {
  const bookingWindow = { leadDays: 2, daysAhead: 60 };
  const on = (days: number) => {
    const checkIn = addDays(today, days);
    return stayRestriction({ city, bookingWindow }, { checkIn, checkOut: addDays(checkIn, 1) }, now);
  };
  expect(on(1)).toMatchObject({ reason: 'arrival-too-soon', params: { days: 2 } });
  expect(on(2)).toBeUndefined();
  expect(on(60)).toBeUndefined();
  expect(on(61)).toMatchObject({ reason: 'too-far-ahead', params: { days: 60 } });
});

test('how many days before arrival it is, the hotel’s own calendar says', () => {
  const stay = { checkIn: '2027-01-06', checkOut: '2027-01-07' };
  const reasonIn = (hotelCity: string, at: string) =>
    stayRestriction({ city: hotelCity, bookingWindow: { leadDays: 1 } }, stay, new Date(at))?.reason;
  // At 20:00 UTC it is tomorrow in Goa, and still noon in San Francisco.
  expect(reasonIn('Goa', '2027-01-05T20:00:00Z')).toBe('arrival-too-soon');
  expect(reasonIn('San Francisco', '2027-01-05T20:00:00Z')).toBeUndefined();
});
