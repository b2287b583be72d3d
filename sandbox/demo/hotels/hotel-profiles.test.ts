import { changeHotel } from '@wayhouse/contracts/calls/own-hotel-calls';
import { demoHotels } from './demo-hotels.js';
import { hotelOffers } from './hotel-offers.js';
import { hotelPlans } from './hotel-plans.js';
import { hotelProfiles } from './hotel-profiles.js';

test('every hotel of the demo has a profile that its owner could have entered', () => {
  expect(Object.keys(hotelProfiles)).toEqual(demoHotels.map(({ name }) => name));
  for (const { name, contact, address, city } of demoHotels) {
    const form = { id: 'h1', version: 1, name, contact, address, city, ...hotelProfiles[name] };
    expect([name, changeHotel.input.safeParse(form).success]).toEqual([name, true]);
  }
});

test('only hotels of the demo take part in offers and have rate plans', () => {
  const names = demoHotels.map(({ name }) => name);
  expect([...Object.keys(hotelOffers), ...Object.keys(hotelPlans)].filter((name) => !names.includes(name))).toEqual([]);
});
