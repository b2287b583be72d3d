import { aRoom } from '../../../testing/factories.js';
import { filterAndSortRooms, type RoomSort } from './filter-and-sort-rooms.js';

const rooms = [
  aRoom({ _id: 'old', roomType: 'Single Bed', pricePerNight: 80, createdAt: '2027-01-01T00:00:00.000Z' }),
  aRoom({ _id: 'suite', name: 'Lagoon', roomType: 'Family Suite', pricePerNight: 1240.5, amenities: ['Room Service'] }),
  aRoom({ _id: 'new', roomType: 'Single Bed', pricePerNight: 95, createdAt: '2027-03-01T00:00:00.000Z' }),
].map((room, at) => (at === 1 ? { ...room, createdAt: '2027-02-01T00:00:00.000Z' } : room));
const ids = (search: string, sort: RoomSort = 'newest') =>
  filterAndSortRooms(rooms, search, sort, 'USD').map(({ _id }) => _id);

test.each([
  ['newest', ['new', 'suite', 'old']],
  ['price-asc', ['old', 'new', 'suite']],
  ['price-desc', ['suite', 'new', 'old']],
  ['name', ['suite', 'new', 'old']],
] as const)('by %s', (sort, order) => {
  expect(ids('', sort)).toEqual(order);
});

test.each([
  ['suite', ['suite']],
  ['lagoon', ['suite']],
  ['SINGLE wifi', ['new', 'old']],
  ['room service', ['suite']],
  ['$1,240', ['suite']],
  ['1240.5', ['suite']],
  ['95', ['new']],
  ['single service', []],
])('finds “%s” in name, type, amenities and price', (search, found) => {
  expect(ids(search)).toEqual(found);
});
