import type { Currency } from '@wayhouse/domain/money';
import { aRoom } from '../../../testing/a-room.js';
import { selectNearby } from './select-nearby.js';

const room = (_id: string, hotelId: string, pricePerNight: number, city = 'Udaipur') => {
  const base = aRoom({ _id, pricePerNight });
  return { ...base, hotel: { ...base.hotel, _id: hotelId, city } };
};
const ids = (rooms: { _id: string }[]) => rooms.map(({ _id }) => _id);
const open = room('open', 'h1', 100);

test('the others of the hotel stand apart from one room of each other hotel, all by the nearest price', () => {
  const inCity = [
    room('far', 'h2', 400),
    open,
    room('near', 'h2', 120),
    room('mine', 'h1', 300),
    room('odd', 'h3', 90),
  ];
  const { ofHotel, similar } = selectNearby(open, inCity, []);
  expect([ids(ofHotel), ids(similar)]).toEqual([['mine'], ['odd', 'near']]);
});

test('cities whose names contain this one’s are not near, and no more than four rooms are shown of a kind', () => {
  const many = Array.from({ length: 6 }, (_, at) => [room(`o${at}`, 'h1', 100 + at), room(`s${at}`, `x${at}`, 100)]);
  const { ofHotel, similar } = selectNearby(open, [...many.flat(), room('away', 'h9', 100, 'New Udaipur')], []);
  expect(ids(ofHotel)).toEqual(['o0', 'o1', 'o2', 'o3']);
  expect(ids(similar)).toEqual(['s0', 's1', 's2', 's3']);
});

test('rooms of the same type elsewhere follow those of the city', () => {
  const elsewhere = [room('b', 'h5', 300, 'Goa'), room('a', 'h4', 110, 'Kyoto'), room('mine', 'h1', 100), open];
  const { ofHotel, similar } = selectNearby(open, [open, room('here', 'h2', 900)], elsewhere);
  expect([ids(ofHotel), ids(similar)]).toEqual([[], ['here', 'a', 'b']]);
});

test('prices in several currencies are compared by the rates of the site, and those without one come last', () => {
  const priced = (id: string, pricePerNight: number, currency: Currency) => ({
    ...room(id, id, pricePerNight),
    currency,
  });
  const others = [
    priced('no rate', 8300, 'CHF'),
    priced('cheap', 500, 'INR'),
    priced('dear', 3000, 'USD'),
    priced('same', 100, 'USD'),
  ];
  const site = { currency: 'USD', exchangeRates: { INR: 83 } };
  expect(ids(selectNearby(priced('open', 8300, 'INR'), others, [], site).similar)).toEqual([
    'same',
    'cheap',
    'dear',
    'no rate',
  ]);
  expect(ids(selectNearby(priced('open', 8300, 'INR'), others, []).similar)[0]).toBe('cheap');
});
