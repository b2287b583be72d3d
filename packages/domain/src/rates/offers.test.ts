import fc from 'fast-check';
import { lessPercent, offerArrivals, type OfferId, offerIds, offerOf, offers, offersFor } from './offers.js';
import { firstNightsMinor, priceOfNights, totalOf } from './price-nights.js';
import { priceStay } from './price-stay.js';

const stayFrom = (checkIn: string) => ({ checkIn, checkOut: '2028-12-31' });
const offered = (ids: OfferId[], checkIn: string, today: string) => offerOf(ids, stayFrom(checkIn), today)?.id;

test('takes off what the offers of the house promise', () => {
  expect(offerIds.map((id) => offers[id].percentOff)).toEqual([25, 20, 30]);
});

test.each<[string, string, string | undefined]>([
  ['2027-08-31', '2027-01-05', 'summer'],
  ['2027-09-01', '2027-01-05', undefined],
  ['2027-08-31', '2027-08-31', 'summer'],
  ['2027-09-01', '2027-09-01', 'summer'],
  ['2028-08-31', '2027-09-01', 'summer'],
  ['2028-09-01', '2027-09-01', undefined],
])('an arrival on %s that is booked on %s has the summer offer: %s', (checkIn, today, expected) => {
  expect(offered(['summer'], checkIn, today)).toBe(expected);
});

test.each<[string, string | undefined]>([
  ['2027-03-05', undefined],
  ['2027-03-06', 'luxury'],
  ['2027-09-25', 'luxury'],
  ['2027-09-26', undefined],
])(
  'an arrival on %s that is booked on 5 January has the offer for those who book 60 days ahead: %s',
  (day, expected) => {
    expect(offered(['luxury'], day, '2027-01-05')).toBe(expected);
  },
);

test.each<[string, string, string | undefined]>([
  ['2027-07-27', '2027-09-25', 'luxury'],
  ['2027-07-27', '2027-09-26', undefined],
  ['2027-07-28', '2027-09-25', undefined],
  ['2027-07-28', '2027-09-26', 'luxury'],
  ['2027-09-25', '2027-11-24', 'luxury'],
  ['2027-09-25', '2028-09-25', 'luxury'],
  ['2027-09-25', '2028-09-26', undefined],
  ['2027-11-02', '2028-01-01', 'luxury'],
])(
  'booked on %s, when 60 days ahead may be after its last arrival of the year, one on %s has the offer: %s',
  (today, day, expected) => {
    expect(offered(['luxury'], day, today)).toBe(expected);
  },
);

test('of several offers the one with the most off counts, whatever their order', () => {
  expect(offered(['romantic', 'summer', 'luxury'], '2027-05-01', '2027-01-05')).toBe('luxury');
  expect(offered(['romantic', 'summer', 'luxury'], '2027-02-01', '2027-01-05')).toBe('summer');
  expect(offered(['summer', 'romantic'], '2027-09-10', '2027-01-05')).toBe('romantic');
  expect(offered([], '2027-05-01', '2027-01-05')).toBeUndefined();
});

test('an offer for a type of room is for no other one', () => {
  expect(offersFor('Double Bed', [...offerIds])).toEqual(['summer', 'romantic']);
  expect(offersFor('Luxury Room', [...offerIds])).toEqual(['summer', 'luxury']);
  expect(offersFor('Single Bed', [...offerIds])).toEqual(['summer']);
  expect(offersFor('Single Bed')).toEqual([]);
});

test('an offer can be had on every day of the year, for arrivals within a year', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...offerIds), (date, id) => {
      const today = date.toISOString().slice(0, 10);
      const { earliest, latest } = offerArrivals(offers[id], today);
      expect(earliest <= latest).toBe(true);
      expect(Number(latest.slice(0, 4)) - Number(today.slice(0, 4))).toBeLessThanOrEqual(1);
    }),
  );
});

const nightMinor = fc.integer({ min: 50, max: 10_000_000 });
const offer = fc.constantFrom(...offerIds).map((id) => ({ id, percentOff: offers[id].percentOff }));

test('each night costs its price less the percentage, half up to a minor unit', () => {
  fc.assert(
    fc.property(nightMinor, offer, (minor, { percentOff }) => {
      const exact = BigInt(minor) * BigInt(100 - percentOff);
      expect(lessPercent(minor, percentOff)).toBe(Number(exact / 100n + (exact % 100n >= 50n ? 1n : 0n)));
    }),
  );
  expect([lessPercent(100_00, 25), lessPercent(2, 25), lessPercent(100_00, 0)]).toEqual([75_00, 2, 100_00]);
});

test('the nights of a stay cost the same in one booking as in two, and the first ones what they cost alone', () => {
  const stay = { checkIn: '2027-04-01', checkOut: '2027-04-08' };
  const rates = [{ from: '2027-04-03', to: '2027-04-04', nightMinor: 133_33 }];
  fc.assert(
    fc.property(nightMinor, offer, fc.integer({ min: 2, max: 7 }), (minor, applied, day) => {
      const room = { nightMinor: minor, rates };
      const middle = `2027-04-0${day}`;
      const whole = priceOfNights(room, stay, applied);
      const first = totalOf(priceOfNights(room, { ...stay, checkOut: middle }, applied));
      expect(first + totalOf(priceOfNights(room, { ...stay, checkIn: middle }, applied))).toBe(totalOf(whole));
      expect(firstNightsMinor(whole, day - 1)).toBe(first);
    }),
  );
});

test('a percentage of taxes is of the price with the offer', () => {
  const tax = { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 10_00, isIncluded: false } as const;
  const stay = { checkIn: '2027-04-01', checkOut: '2027-04-03' };
  const price = priceStay({ nightMinor: 100_00, taxes: [tax] }, stay, 2, {
    offer: { id: 'summer', percentOff: 25 },
  });
  expect(price.totalMinor).toBe(165_00);
  expect(price.lines).toEqual([{ what: 'nights', nights: ['2027-04-01', '2027-04-02'], eachMinor: 75_00 }]);
});
