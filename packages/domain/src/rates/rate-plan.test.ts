import fc from 'fast-check';
import { allNights, isNonRefundable, nonRefundable } from '../cancellation-policy.js';
import { limits } from '../limits.js';
import { addDays, nightsOf } from '../stay.js';
import { priceOfNights, totalOf } from './price-nights.js';
import { priceStay } from './price-stay.js';
import { plansFor, type RatePlan } from './rate-plan.js';

const start = '2027-01-01';
const room = fc.record({ nightMinor: fc.integer({ min: 50, max: 10_000_000 }) });
const stay = fc
  .record({ from: fc.integer({ min: 0, max: 400 }), nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ from, nights }) => ({ checkIn: addDays(start, from), checkOut: addDays(start, from + nights) }));
const guests = fc.integer({ min: 1, max: 4 });
const percentOff = fc.integer({ min: 0, max: 80 });
const plan = fc.record({
  id: fc.constant('p1'),
  name: fc.constant('With breakfast'),
  percentOff,
  surchargeMinor: fc.integer({ min: 0, max: 10_000 }),
});
const offer = fc.record({ id: fc.constant('summer' as const), percentOff: fc.integer({ min: 0, max: 30 }) });

test('a stay costs its nights less what the plan takes off, and its surcharge for each guest and night', () => {
  fc.assert(
    fc.property(room, stay, guests, plan, (of, booked, people, on) => {
      const { lines, totalMinor } = priceStay(of, booked, people, { plan: on });
      const added = on.surchargeMinor * people * nightsOf(booked).length;
      expect(totalMinor).toBe(totalOf(lines) + added);
      expect(lines).toEqual(priceOfNights(of, booked, on));
    }),
  );
});

test('no percentage of a tax is of the surcharge', () => {
  const vat = { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 10_00, isIncluded: false } as const;
  const on = { id: 'p1', name: 'With breakfast', percentOff: 0, surchargeMinor: 20_00 };
  const booked = { checkIn: start, checkOut: addDays(start, 1) };
  const { taxes, totalMinor } = priceStay({ nightMinor: 100_00, taxes: [vat] }, booked, 2, { plan: on });
  expect(taxes.map(({ name, amountMinor }) => [name, amountMinor])).toEqual([
    ['With breakfast', 40_00],
    ['VAT', 10_00],
  ]);
  expect(totalMinor).toBe(150_00);
});

test('splitting a stay changes neither its nights nor its surcharges', () => {
  fc.assert(
    fc.property(room, stay, guests, plan, offer, fc.nat(), (of, booked, people, on, off, cut) => {
      const nights = nightsOf(booked);
      const middle = addDays(booked.checkIn, cut % nights.length);
      const parts = [
        { checkIn: booked.checkIn, checkOut: middle },
        { checkIn: middle, checkOut: booked.checkOut },
      ].filter(({ checkIn, checkOut }) => checkIn < checkOut);
      const totals = parts.map((part) => priceStay(of, part, people, { offer: off, plan: on }).totalMinor);
      const sum = totals.reduce((total, each) => total + each, 0);
      expect(sum).toBe(priceStay(of, booked, people, { offer: off, plan: on }).totalMinor);
    }),
  );
});

test('a plan that takes off less never makes a stay cheaper', () => {
  fc.assert(
    fc.property(room, stay, percentOff, percentOff, offer, (of, booked, one, other, off) => {
      const costs = (percent: number) => totalOf(priceOfNights(of, booked, off, { percentOff: percent }));
      expect(costs(Math.max(one, other))).toBeLessThanOrEqual(costs(Math.min(one, other)));
    }),
  );
});

test('no stay is booked as early, and none is as long, as the terms of a non-refundable booking have it', () => {
  expect(nonRefundable.freeUntilHours).toBeGreaterThan((limits.daysAhead + limits.nights) * 24);
  expect(allNights).toBeGreaterThan(limits.nights);
  expect(isNonRefundable({ ...nonRefundable, lateChargeNights: 1 })).toBe(false);
});

test('a plan is for the types of room it names, or for all', () => {
  const [all, some]: RatePlan[] = [
    { id: 'a', name: 'All', percentOff: 5 },
    { id: 'b', name: 'Some', percentOff: 5, roomTypes: ['Luxury Room'] },
  ];
  expect(plansFor('Luxury Room', [all!, some!])).toEqual([all, some]);
  expect(plansFor('Single Bed', [all!, some!])).toEqual([all]);
  expect(plansFor('Single Bed')).toEqual([]);
});
