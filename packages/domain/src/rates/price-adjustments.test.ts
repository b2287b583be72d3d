import fc from 'fast-check';
import { cancellationChargeMinor } from '../cancellation-policy.js';
import { currencies, leastCharges } from '../money.js';
import { addDays, nightsOf } from '../stay.js';
import {
  adjustedMinor,
  type AppliedPromotion,
  isForNights,
  leastAfterPromotion,
  lessPromotion,
} from './price-adjustments.js';
import { firstNightsMinor, priceOfNights, totalOf } from './price-nights.js';
import { priceStay } from './price-stay.js';
import { addedMinor, type TaxRule } from './tax-rule.js';

const start = '2027-01-01';
const vat: TaxRule = { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 10_00, isIncluded: false };
const furtherGuests = fc.record({
  included: fc.integer({ min: 1, max: 4 }),
  eachMinor: fc.integer({ min: 1, max: 20_000 }),
});
const nightMinor = fc.integer({ min: 50, max: 10_000_000 });
const room = fc.record({ nightMinor, furtherGuests, taxes: fc.constantFrom<TaxRule[]>([], [vat]) });
const stay = fc
  .record({ from: fc.integer({ min: 0, max: 60 }), nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ from, nights }) => ({ checkIn: addDays(start, from), checkOut: addDays(start, from + nights) }));
const guests = fc.integer({ min: 1, max: 4 });
const named = { id: 'c1', code: 'SUMMER' };
const promotion: fc.Arbitrary<AppliedPromotion> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percentOff) => ({ ...named, percentOff })),
  fc.integer({ min: 1, max: 5_000_000 }).map((minorOff) => ({ ...named, minorOff })),
);

test('the total of any stay is the sum of its nights, of what changes their price, and of what taxes add', () => {
  fc.assert(
    fc.property(room, stay, guests, promotion, (of, booked, people, code) => {
      const { lines, adjustments, taxes, totalMinor } = priceStay(of, booked, people, { promotion: code });
      expect(totalMinor).toBe(totalOf(lines) + adjustedMinor(adjustments) + addedMinor(taxes));
      expect(Number.isSafeInteger(totalMinor)).toBe(true);
      expect(lines).toEqual(priceOfNights(of, booked));
    }),
  );
});

test('each guest above those included costs the same for each night, and others cost nothing', () => {
  fc.assert(
    fc.property(room, stay, guests, (of, booked, people) => {
      const { adjustments } = priceStay(of, booked, people);
      const further = Math.max(0, people - of.furtherGuests.included);
      expect(adjustedMinor(adjustments)).toBe(further * nightsOf(booked).length * of.furtherGuests.eachMinor);
      expect(adjustments).toHaveLength(further ? 1 : 0);
    }),
  );
});

test('splitting a stay changes nothing of what further guests cost, and one guest more never makes it cheaper', () => {
  fc.assert(
    fc.property(room, stay, guests, fc.nat(), (of, booked, people, at) => {
      const middle = addDays(booked.checkIn, at % nightsOf(booked).length);
      const parts = [
        { ...booked, checkOut: middle },
        { ...booked, checkIn: middle },
      ].filter(({ checkIn, checkOut }) => checkIn < checkOut);
      const costOf = (part: typeof booked, count = people) => adjustedMinor(priceStay(of, part, count).adjustments);
      expect(parts.reduce((sum, part) => sum + costOf(part), 0)).toBe(costOf(booked));
      expect(costOf(booked, people + 1)).toBeGreaterThanOrEqual(costOf(booked));
    }),
  );
});

test('a code takes off its percentage or its amount, half up, and leaves of the nights what a card can be charged', () => {
  fc.assert(
    fc.property(nightMinor, stay, promotion, (each, booked, code) => {
      const { lines, adjustments } = priceStay({ nightMinor: each }, booked, 1, { promotion: code });
      const nightsMinor = totalOf(lines);
      const exact = BigInt(nightsMinor) * BigInt(code.percentOff ?? 0);
      const rounded = Number(exact / 100n + (exact % 100n >= 50n ? 1n : 0n));
      const off = Math.abs(adjustedMinor(adjustments));
      expect(off).toBe(Math.min(code.minorOff ?? rounded, Math.max(0, nightsMinor - leastAfterPromotion())));
      expect(nightsMinor - off).toBeGreaterThanOrEqual(Math.min(nightsMinor, leastAfterPromotion()));
    }),
  );
});

test('a code takes nothing off what further guests cost, nor off a stay with a night that it is not for', () => {
  fc.assert(
    fc.property(room, stay, guests, promotion, stay, (of, booked, people, code, period) => {
      const bounds = { from: period.checkIn, to: addDays(period.checkOut, -1) };
      const terms = { promotion: { ...code, ...bounds } };
      const { adjustments, lines } = priceStay(of, booked, people, terms);
      const alone = priceStay({ ...of, furtherGuests: undefined }, booked, people, terms);
      const ofCode = adjustments.filter(({ what }) => what === 'promotion');
      expect(ofCode).toEqual(alone.adjustments);
      const isWithin = booked.checkIn >= period.checkIn && booked.checkOut <= period.checkOut;
      expect(isForNights(bounds, booked)).toBe(isWithin);
      if (!isWithin || totalOf(lines) <= leastAfterPromotion()) expect(ofCode).toEqual([]);
    }),
  );
});

test('percentages of taxes are of the nights with both', () => {
  const of = { nightMinor: 100_00, furtherGuests: { included: 2, eachMinor: 15_00 }, taxes: [vat] };
  const booked = { checkIn: start, checkOut: addDays(start, 2) };
  const price = priceStay(of, booked, 3, { promotion: { ...named, percentOff: 25 } });
  expect(price).toMatchObject({ adjustments: [{ amountMinor: 30_00 }, { amountMinor: -50_00 }], totalMinor: 198_00 });
  expect(price.taxes).toMatchObject([{ amountMinor: 18_00 }]);
});

test('a late cancellation charges its nights less their share of a code, and nothing for further guests', () => {
  fc.assert(
    fc.property(room, stay, guests, promotion, fc.integer({ min: 1, max: 40 }), (of, booked, people, code, nights) => {
      const { lines, adjustments, totalMinor } = priceStay(of, booked, people, { promotion: code });
      const freeCancellationUntil = new Date('2026-12-01T00:00:00Z');
      const cancellationPolicy = { freeUntilHours: 48, lateChargeNights: nights };
      const booking = { stay: booked, totalMinor, lines, adjustments, cancellationPolicy, freeCancellationUntil };
      const charge = cancellationChargeMinor(booking, new Date('2026-12-02T00:00:00Z'));
      const ofNights = firstNightsMinor(lines, nights);
      expect(charge).toBe(lessPromotion(ofNights, totalOf(lines), adjustments));
      expect(charge).toBeGreaterThanOrEqual(0);
      expect(charge).toBeLessThanOrEqual(Math.min(ofNights, totalMinor));
      const off = adjustedMinor(adjustments.filter(({ what }) => what === 'promotion'));
      if (nights >= nightsOf(booked).length) expect(charge).toBe(totalOf(lines) + off);
    }),
  );
});

test('a code leaves more of the nights where a card can only be charged more', () => {
  const booked = { checkIn: start, checkOut: addDays(start, 1) };
  const leftOf = (currency?: string) => {
    const promotion = { ...named, percentOff: 100 };
    return priceStay({ nightMinor: 100_00, currency }, booked, 1, { promotion }).totalMinor;
  };
  expect([leftOf(), leftOf('USD'), leftOf('INR'), leftOf('CZK')]).toEqual([2_00, 2_00, 2_00, 15_00]);
  for (const currency of currencies) expect(leftOf(currency)).toBeGreaterThanOrEqual(leastCharges[currency] * 100);
});
