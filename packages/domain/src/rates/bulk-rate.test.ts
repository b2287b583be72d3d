import fc from 'fast-check';
import { areSameRates, firstNightOf, type NamedRate, rateForRoom, withoutRates, withRate } from './bulk-rate.js';
import { nightMinorOn } from './price-nights.js';
import { type Weekday, weekdayOf, weekdays } from './weekday.js';
import { addDays } from '../stay.js';

const names = fc.constantFrom('Weekends', 'Winter', 'Fair');
const days = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2027-03-01', days));
const rates: fc.Arbitrary<NamedRate> = fc
  .record({
    name: names,
    bounds: fc.tuple(days, days).map((pair) => pair.sort()),
    weekdays: fc.subarray([...weekdays], { minLength: 1 }),
    nightMinor: fc.integer({ min: 50, max: 500_00 }),
  })
  .map(({ bounds: [from, to], ...rate }) => ({ ...rate, from, to }));
const listOfRates = fc.array(rates, { maxLength: 6 });

test('a price by percent is of the price of the room, half up to a minor unit', () => {
  const priceOf = (percent: number, nightMinor: number) =>
    rateForRoom({ name: 'Spring', percent }, { nightMinor }).nightMinor;
  expect(priceOf(15, 120_00)).toBe(138_00);
  expect(priceOf(-20, 120_00)).toBe(96_00);
  // 114.9885 and 50.005.
  expect(priceOf(15, 99_99)).toBe(114_99);
  expect(priceOf(-50, 100_01)).toBe(50_01);
  expect(rateForRoom({ name: 'Spring', percent: 15, noArrival: true }, { nightMinor: 100 })).toEqual({
    name: 'Spring',
    noArrival: true,
    nightMinor: 115,
  });
});

test('a rate without percent is the same in all rooms', () => {
  const rate = { name: 'Spring', nightMinor: 150_00, minNights: 2 };
  expect(rateForRoom(rate, { nightMinor: 1 })).toEqual(rate);
});

test('a rate takes the place of all of its name, and comes last', () => {
  const [spring, other] = [
    { name: 'Spring', nightMinor: 1_00 },
    { name: 'Fair', nightMinor: 2_00 },
  ];
  const again = { ...spring, nightMinor: 3_00 };
  expect(withRate([spring, other, spring], again)).toEqual([other, again]);
  expect(withoutRates([spring, other, spring], 'Spring')).toEqual([other]);
});

test('adding or taking off twice is the same as once, and leaves rates of other names', () => {
  fc.assert(
    fc.property(listOfRates, rates, (before, rate) => {
      const added = withRate(before, rate);
      expect(areSameRates(withRate(added, rate), added)).toBe(true);
      expect(added.filter(({ name }) => name === rate.name)).toEqual([rate]);
      const removed = withoutRates(added, rate.name);
      expect(areSameRates(withoutRates(removed, rate.name), removed)).toBe(true);
      const others = before.filter(({ name }) => name !== rate.name);
      expect(removed).toEqual(others);
    }),
  );
});

test('rates are the same only if all of them are', () => {
  const rate: NamedRate = { name: 'Spring', from: '2027-03-01', nightMinor: 150_00 };
  const { from, ...rest } = rate;
  expect(areSameRates([rate], [{ nightMinor: 150_00, from, name: 'Spring' }])).toBe(true);
  const changes: Partial<NamedRate>[] = [
    { name: 'Fair' },
    { to: '2027-04-01' },
    { weekdays: ['fri'] },
    { nightMinor: 1 },
    { minNights: 1 },
    { maxNights: 2 },
    { noArrival: false },
    { noDeparture: true },
  ];
  for (const change of changes) expect(areSameRates([rate], [{ ...rate, ...change }])).toBe(false);
  expect(areSameRates([rate], [rest])).toBe(false);
  expect(areSameRates([rate], [rate, rate])).toBe(false);
});

test('the first night of a rate is the first that it is about, and none of the past', () => {
  const friday = '2027-03-05';
  const on = (...weekdays: Weekday[]) => ({ weekdays });
  expect(firstNightOf({}, friday)).toBe(friday);
  expect(firstNightOf({ from: '2027-04-01' }, friday)).toBe('2027-04-01');
  expect(firstNightOf({ from: '2027-02-01', ...on('thu') }, friday)).toBe('2027-03-11');
  expect(firstNightOf({ to: '2027-03-04' }, friday)).toBeUndefined();
  expect(firstNightOf({ to: '2027-03-08', ...on('tue') }, friday)).toBeUndefined();
});

test('a night changes its price from the first night of a rate on, and never before', () => {
  fc.assert(
    fc.property(rates, days, (rate, today) => {
      const room = { nightMinor: 600_00 };
      const night = firstNightOf(rate, today);
      const priced = { ...room, rates: [rate] };
      for (let day = today; day < (night ?? addDays(today, 10)); day = addDays(day, 1))
        expect(nightMinorOn(priced, day)).toBe(room.nightMinor);
      if (!night) return;
      expect(nightMinorOn(priced, night)).toBe(rate.nightMinor);
      expect(rate.weekdays).toContain(weekdayOf(night));
    }),
  );
});
