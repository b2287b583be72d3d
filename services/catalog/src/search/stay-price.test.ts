import type { RoomType } from '@wayhouse/domain';
import { aHotel, aRoom } from '../testing/a-room.js';
import { stayPrice } from './stay-price.js';

const now = new Date('2027-01-06T12:00:00Z');
const stay = { checkIn: '2027-06-10', checkOut: '2027-06-12' };

test('an offer is named also where it takes a season back to the price of a night', () => {
  const season = { name: 'Season', from: '2027-06-01', to: '2027-06-30', nightMinor: 160_00 };
  const room = aRoom({ id: 'a', hotel: aHotel({ offers: ['summer'] }), nightMinor: 120_00, rates: [season] });
  expect(stayPrice(room, stay, now)).toMatchObject({ totalPrice: 240, offer: { id: 'summer' } });
});

test('adults without a number of guests are the guests', () => {
  const cityTax = { name: 'City', kind: 'tax', basis: 'person-night', hundredths: 100, isIncluded: false } as const;
  const room = aRoom({ id: 'a', hotel: { ...aHotel({}), taxes: [cityTax] }, nightMinor: 100_00 });
  expect(stayPrice(room, { ...stay, adults: 2 }, now)).toMatchObject({ totalPrice: 204 });
  expect(stayPrice(room, { ...stay, adults: 2, guests: 3 }, now)).toMatchObject({ totalPrice: 206 });
});

test('without a number of guests, the price is for those that it is asked for, as many as the room is for', () => {
  const furtherGuests = { included: 1, eachMinor: 15_00 };
  const costs = (roomType: RoomType, asked: object) =>
    stayPrice(aRoom({ id: 'a', roomType, nightMinor: 100_00, furtherGuests }), { ...stay, ...asked }, now).totalPrice;
  expect(costs('Family Suite', { pricedGuests: 3 })).toBe(260);
  expect(costs('Double Bed', { pricedGuests: 3 })).toBe(230);
  expect(costs('Family Suite', { pricedGuests: 3, guests: 2 })).toBe(230);
});
