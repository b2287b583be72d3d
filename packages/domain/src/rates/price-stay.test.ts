import fc from 'fast-check';
import { addDays, nightsOf } from '../stay.js';
import { priceOfNights, totalOf } from './price-nights.js';
import { priceStay } from './price-stay.js';
import { type TaxRule, taxBases, taxKinds, taxStay } from './tax-rule.js';

const start = '2027-01-01';
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(start, days));
const rate = fc
  .record({ from: day, nights: fc.integer({ min: 0, max: 90 }), nightMinor: fc.integer({ min: 50, max: 10_000_000 }) })
  .map(({ from, nights, nightMinor }) => ({ from, to: addDays(from, nights), nightMinor }));
const rule: fc.Arbitrary<TaxRule> = fc.record({
  name: fc.string(),
  kind: fc.constantFrom(...taxKinds),
  basis: fc.constantFrom(...taxBases),
  hundredths: fc.integer({ min: 1, max: 10_000 }),
  isIncluded: fc.boolean(),
});
const nightMinor = fc.integer({ min: 50, max: 10_000_000 });
/** Nights that cost more than all rules may include. */
const dear = { nightMinor: 5_000_000, rates: [] };
const room = fc.record({
  nightMinor,
  rates: fc.array(rate, { maxLength: 6 }),
  taxes: fc.array(rule, { maxLength: 10 }),
});
const guests = fc.integer({ min: 1, max: 4 });
const stay = fc
  .record({ checkIn: day, nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ checkIn, nights }) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);

test('the total of any stay is the sum of its nights and of the taxes and fees that are not included', () => {
  fc.assert(
    fc.property(room, stay, guests, (of, booked, people) => {
      const { lines, taxes, totalMinor } = priceStay(of, booked, people);
      const added = taxes.flatMap(({ isIncluded, amountMinor }) => (isIncluded ? [] : [amountMinor]));
      expect(totalMinor).toBe(totalOf(lines) + sum(added));
      expect(Number.isSafeInteger(totalMinor)).toBe(true);
    }),
  );
});

test('the nights of any stay cost the same with taxes and fees as without, and each rule has a line', () => {
  fc.assert(
    fc.property(room, stay, guests, (of, booked, people) => {
      const { lines, taxes } = priceStay(of, booked, people);
      expect(lines).toEqual(priceOfNights(of, booked));
      expect(taxes.map(({ amountMinor: _, ...each }) => each)).toEqual(of.taxes);
    }),
  );
});

test('taxes and fees that are included add nothing to any stay', () => {
  fc.assert(
    fc.property(room, stay, guests, (of, booked, people) => {
      const included = { ...of, taxes: of.taxes.map((each) => ({ ...each, isIncluded: true })) };
      expect(priceStay(included, booked, people).totalMinor).toBe(totalOf(priceOfNights(of, booked)));
    }),
  );
});

test('a stay never includes more taxes and fees than its nights cost', () => {
  fc.assert(
    fc.property(room, stay, guests, (of, booked, people) => {
      const { lines, taxes } = priceStay(of, booked, people);
      const included = taxes.flatMap(({ isIncluded, amountMinor }) => (isIncluded ? [amountMinor] : []));
      expect(sum(included)).toBeLessThanOrEqual(totalOf(lines));
      expect(Math.min(0, ...included)).toBe(0);
    }),
  );
  const cleaning: TaxRule = { name: 'Cleaning', kind: 'fee', basis: 'stay', hundredths: 60_00, isIncluded: true };
  const amounts = taxStay([cleaning, cleaning], { nightsMinor: 100_00, nights: 1, guests: 1 });
  expect(amounts.map(({ amountMinor }) => amountMinor)).toEqual([60_00, 40_00]);
});

test('without rules a stay costs what its nights do', () => {
  fc.assert(
    fc.property(room, stay, guests, ({ taxes: _, ...of }, booked, people) => {
      const lines = priceOfNights(of, booked);
      expect(priceStay(of, booked, people)).toEqual({
        lines,
        adjustments: [],
        taxes: [],
        totalMinor: totalOf(lines),
      });
    }),
  );
});

test('splitting a stay changes no amount by nights, and a percent by half a minor unit for each part', () => {
  fc.assert(
    fc.property(room, stay, guests, fc.nat(), (of, booked, people, at) => {
      const days = nightsOf(booked);
      if (days.length < 2) return;
      const middle = days[1 + (at % (days.length - 1))]!;
      const inDear = { ...of, ...dear };
      const whole = priceStay(inDear, booked, people);
      const parts = [
        priceStay(inDear, { checkIn: booked.checkIn, checkOut: middle }, people),
        priceStay(inDear, { checkIn: middle, checkOut: booked.checkOut }, people),
      ];
      expect(sum(parts.map(({ lines }) => totalOf(lines)))).toBe(totalOf(whole.lines));
      for (const [place, { basis, amountMinor, hundredths }] of whole.taxes.entries()) {
        const split = sum(parts.map(({ taxes }) => taxes[place]!.amountMinor));
        if (basis === 'percent') expect(Math.abs(split - amountMinor)).toBeLessThanOrEqual(1);
        else expect(split).toBe(basis === 'stay' ? 2 * hundredths : amountMinor);
      }
    }),
  );
});

test('a percent that is added is of the price of the nights, half up', () => {
  fc.assert(
    fc.property(nightMinor, fc.integer({ min: 1, max: 10_000 }), (nightsMinor, hundredths) => {
      const [line] = taxStay([{ ...vat, hundredths, isIncluded: false }], { nightsMinor, nights: 1, guests: 1 });
      const exact = BigInt(nightsMinor) * BigInt(hundredths);
      const [whole, rest] = [exact / 10_000n, exact % 10_000n];
      expect(line!.amountMinor).toBe(Number(whole + (rest >= 5_000n ? 1n : 0n)));
    }),
  );
});

test('percents that are included are of what the nights cost without them, to half a minor unit each', () => {
  fc.assert(
    fc.property(nightMinor, fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 5 }), (nightsMinor, rates) => {
      const rules = rates.map((hundredths) => ({ ...vat, hundredths }));
      const lines = taxStay(rules, { nightsMinor, nights: 1, guests: 1 });
      const net = nightsMinor / (1 + sum(rates) / 10_000);
      for (const { hundredths, amountMinor } of lines)
        expect(Math.abs(amountMinor - (net * hundredths) / 10_000)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

const vat: TaxRule = { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 7_00, isIncluded: true };
const cityTax: TaxRule = { name: 'City tax', kind: 'tax', basis: 'person-night', hundredths: 2_50, isIncluded: false };

test.each<[string, Partial<TaxRule>, number]>([
  ['a percent of all nights', { basis: 'percent', hundredths: 12_50 }, 37_50],
  ['an amount for the stay, once', { basis: 'stay', hundredths: 30_00 }, 30_00],
  ['an amount for each night', { basis: 'night', hundredths: 4_00 }, 12_00],
  ['an amount for each guest and night', { basis: 'person-night', hundredths: 2_50 }, 15_00],
  ['7 % that are in the price', { basis: 'percent', hundredths: 7_00, isIncluded: true }, 19_63],
])('%s', (_what, over, expected) => {
  const room = { nightMinor: 100_00, taxes: [{ ...cityTax, ...over }] };
  const { taxes } = priceStay(room, { checkIn: '2027-02-01', checkOut: '2027-02-04' }, 2);
  expect(taxes.map(({ amountMinor }) => amountMinor)).toEqual([expected]);
});

test('half a minor unit is rounded up', () => {
  const priced = (nightsMinor: number) =>
    taxStay([{ ...vat, isIncluded: false, hundredths: 50_00 }], { nightsMinor, nights: 1, guests: 1 })[0]!.amountMinor;
  expect([1, 2, 3].map(priced)).toEqual([1, 1, 2]);
});

test('in 107 with 7 % VAT are 7, and in 110 with another 3 % are 7 and 3', () => {
  const lodging = { ...vat, name: 'Lodging tax', hundredths: 3_00 };
  const amounts = (rules: TaxRule[], nightsMinor: number) =>
    taxStay(rules, { nightsMinor, nights: 1, guests: 1 }).map(({ amountMinor }) => amountMinor);
  expect(amounts([vat], 107_00)).toEqual([7_00]);
  expect(amounts([vat, lodging], 110_00)).toEqual([7_00, 3_00]);
  expect(amounts([vat, { ...cityTax }], 107_00)).toEqual([7_00, 2_50]);
});
