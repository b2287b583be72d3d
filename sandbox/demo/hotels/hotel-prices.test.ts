import { addPromotionCode } from '@wayhouse/contracts/calls/promotion-calls';
import { changeRates } from '@wayhouse/contracts/calls/room-calls';
import { toRate } from '@wayhouse/contracts/convert-rates';
import { toMinor } from '@wayhouse/domain';
import { demoHotels } from './demo-hotels.js';
import { hotelPrices } from './hotel-prices.js';

const today = '2027-03-10';
const priced = Object.entries(hotelPrices).map(([name, prices]) => ({
  ...{ rates: {}, codes: [], ...prices },
  hotel: demoHotels.find((hotel) => hotel.name === name),
}));

test('rates are of rooms of the demo, as their owners could have entered them, and none is below the price of its room', () => {
  for (const { hotel, rates } of priced)
    for (const [position, ratesOn] of Object.entries(rates)) {
      const { price } = hotel!.rooms[Number(position)]!;
      const named = ratesOn(today);
      const form = { id: 'r1', version: 1, rates: named.map((rate) => ({ name: rate.name, ...toRate(rate) })) };
      expect(changeRates.input.safeParse(form).error).toBeUndefined();
      expect(named.every(({ nightMinor = 0 }) => nightMinor > toMinor(price))).toBe(true);
    }
});

test('a season is to come, or it is now', () => {
  for (const day of ['2027-01-01', today, '2027-12-31'])
    for (const { to = day } of priced.flatMap(({ rates }) => Object.values(rates).flatMap((ratesOn) => ratesOn(day))))
      expect(to >= day).toBe(true);
});

test('codes are of hotels of the demo, as their owners could have added them', () => {
  for (const { hotel, codes } of priced) {
    expect(hotel).toBeDefined();
    for (const code of codes) expect(addPromotionCode.input.safeParse({ ...code }).error).toBeUndefined();
  }
});
