import fc from 'fast-check';
import { addDays } from '../stay.js';
import type { AppliedPromotion } from './price-adjustments.js';
import { amountOf, nightPricesOf } from './price-nights.js';
import { priceUntil } from './price-until.js';
import { priceStay } from './price-stay.js';
import { type TaxRule, taxBases } from './tax-rule.js';

const start = '2027-01-01';
const day = (at: number) => addDays(start, at);
const minor = fc.integer({ min: 100, max: 500_00 });
const taxes = fc.array(
  fc.record<TaxRule>({
    name: fc.constant('Tax'),
    kind: fc.constant('tax'),
    basis: fc.constantFrom(...taxBases),
    hundredths: fc.integer({ min: 1, max: 30_00 }),
    isIncluded: fc.boolean(),
  }),
  { maxLength: 4 },
);
const rates = fc.array(
  fc
    .record({ at: fc.nat(20), nights: fc.nat(6), nightMinor: minor })
    .map(({ at, nights, ...rate }) => ({ from: day(at), to: day(at + nights), ...rate })),
  { maxLength: 4 },
);
const furtherGuests = fc.option(fc.record({ included: fc.integer({ min: 1, max: 3 }), eachMinor: minor }), {
  nil: undefined,
});
const room = fc.record({ nightMinor: minor, rates, taxes, furtherGuests });
const percent = fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined });
const value = fc.oneof(
  fc.record({ percentOff: fc.integer({ min: 1, max: 60 }) }),
  minor.map((minorOff) => ({ minorOff })),
);
const promotion: fc.Arbitrary<AppliedPromotion | undefined> = fc.option(
  value.map((off) => ({ id: 'p', code: 'SUMMER', to: day(9), ...off })),
  { nil: undefined },
);
const arbitrary = fc.record({
  room,
  later: room,
  nights: fc.integer({ min: 1, max: 12 }),
  until: fc.integer({ min: 1, max: 20 }),
  guests: fc.integer({ min: 1, max: 4 }),
  planOff: percent,
  promotion,
});
type Case = typeof arbitrary extends fc.Arbitrary<infer Of> ? Of : never;

/** A stay from the first day on, as it was booked. */
function booked({ room: of, nights, guests, planOff, promotion: code }: Case) {
  const stay = { checkIn: start, checkOut: day(nights) };
  const plan = planOff === undefined ? undefined : { id: 'p', name: 'Plan', percentOff: planOff };
  const price = priceStay(of, stay, guests, { plan, promotion: code });
  return { stay, guests, plan, promotion: code, ...price };
}
const offMinor = (price: { adjustments: { what: string; amountMinor: number }[] }) =>
  price.adjustments.find(({ what }) => what === 'promotion')?.amountMinor ?? 0;

test('a stay that ends as before costs what it did, whatever the room costs now', () => {
  fc.assert(
    fc.property(arbitrary, (of) => {
      const { lines, adjustments, taxes: taxLines, totalMinor, stay, ...rest } = booked(of);
      const before = { lines, adjustments, taxes: taxLines, totalMinor };
      expect(priceUntil(stay.checkOut, { ...rest, ...before, stay }, of.later)).toEqual(before);
    }),
  );
});

test('nights that are left keep their price, others have that of today, and the total is the sum', () => {
  fc.assert(
    fc.property(arbitrary, (of) => {
      const before = booked(of);
      const checkOut = day(of.until);
      const after = priceUntil(checkOut, before, of.later);
      const today = priceStay(of.later, { checkIn: start, checkOut }, of.guests, { plan: before.plan });
      const priceOf = (lines: typeof before.lines, night: string) =>
        nightPricesOf(lines).find((each) => each.night === night)?.eachMinor;
      expect(nightPricesOf(after.lines)).toEqual(
        nightPricesOf(today.lines).map(({ night }) => ({
          night,
          eachMinor: priceOf(night < before.stay.checkOut ? before.lines : today.lines, night),
        })),
      );
      const nightsMinor = after.lines.reduce((sum, line) => sum + amountOf(line), 0);
      const added = after.taxes.filter(({ isIncluded }) => !isIncluded);
      const others = [...after.adjustments, ...added].reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(after.totalMinor).toBe(nightsMinor + others);
    }),
  );
});

test('a code takes as much off a longer stay as it did, and no more off a shorter one', () => {
  fc.assert(
    fc.property(arbitrary, fc.integer({ min: 1, max: 20 }), (of, finally_) => {
      const before = booked(of);
      const changed = { ...before, stay: { checkIn: start, checkOut: day(of.until) } };
      const after = priceUntil(changed.stay.checkOut, before, of.later);
      if (of.until >= of.nights) expect(offMinor(after)).toBe(offMinor(before));
      const again = priceUntil(day(finally_), { ...changed, ...after }, of.later);
      expect(offMinor(again)).toBeGreaterThanOrEqual(offMinor(after));
      expect(offMinor(after)).toBeGreaterThanOrEqual(offMinor(before));
      expect(again.totalMinor).toBeGreaterThan(0);
    }),
  );
});

test('further guests and taxes go on by the rules of the booking', () => {
  const terms = {
    nightMinor: 100_00,
    furtherGuests: { included: 1, eachMinor: 20_00 },
    taxes: [
      { name: 'City tax', kind: 'tax' as const, basis: 'person-night' as const, hundredths: 3_00, isIncluded: false },
    ],
  };
  const stay = { checkIn: start, checkOut: day(2) };
  const before = { stay, guests: 2, ...priceStay(terms, stay, 2) };
  expect(before.totalMinor).toBe(2 * (100_00 + 20_00 + 6_00));
  expect(priceUntil(day(3), before, { nightMinor: 150_00 }).totalMinor).toBe(before.totalMinor + 150_00 + 20_00 + 6_00);
  expect(priceUntil(day(1), before, { nightMinor: 150_00 }).totalMinor).toBe(before.totalMinor / 2);
});

test('a code leaves of a shorter stay what a card can be charged in its currency', () => {
  const inKoruna = { nightMinor: 20_00, currency: 'CZK' };
  const stay = { checkIn: start, checkOut: day(2) };
  const code = { id: 'p', code: 'SUMMER', minorOff: 20_00 };
  const price = priceStay(inKoruna, stay, 1, { promotion: code });
  const before = { stay, guests: 1, promotion: code, currency: 'CZK', ...price };
  expect([before.totalMinor, priceUntil(day(1), before, inKoruna).totalMinor]).toEqual([20_00, 15_00]);
});
