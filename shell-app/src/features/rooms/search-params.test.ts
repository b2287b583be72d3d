import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import {
  hasFilters,
  noFilters,
  readRoomSearch,
  toRoomFilter,
  writeFilters,
  writeOtherFields,
  writeRoomSearch,
} from './search-params.js';

const inDays = (days: number) => addDays(today(), days);
const read = (query: Record<string, string>) => readRoomSearch(new URLSearchParams(query));
const noSearch = read({});

test('a search read from the address is written back unchanged', () => {
  const query = new URLSearchParams({
    destination: 'New York',
    hotel: 'h-1_A',
    checkIn: inDays(3),
    checkOut: inDays(5),
    guests: '2',
    roomType: 'Double Bed,Family Suite',
    price: '0-500,1000-2000',
    sort: 'price-desc',
    view: 'hotels',
  });
  expect(writeRoomSearch(readRoomSearch(query)).toString()).toBe(query.toString());
});

test('a new search keeps the filters and the order, but not what the form sets', () => {
  const search = read({ destination: 'Goa', guests: '2', roomType: 'Double Bed', price: '0-500', sort: 'price-asc' });
  expect(writeFilters(search)).toEqual({ roomType: 'Double Bed', price: '0-500', sort: 'price-asc' });
});

test('CLEAR, filters and a new search leave the switch as it is', () => {
  const search = read({ destination: 'Goa', view: 'hotels' });
  expect(hasFilters(search)).toBe(false);
  expect({ ...search, ...noFilters }.view).toBe('hotels');
  expect(writeOtherFields(search)).toEqual({ destination: 'Goa', view: 'hotels' });
  expect(writeFilters(search)).toEqual({ view: 'hotels' });
});

test('one hotel is a filter that CLEAR takes away', () => {
  const search = read({ destination: 'Goa', hotel: 'h1' });
  expect(hasFilters(search)).toBe(true);
  expect({ ...search, ...noFilters }.hotel).toBe('');
  expect(toRoomFilter(search)).toEqual({ destination: 'Goa', hotel: 'h1' });
});

test('the server is asked only for what is chosen', () => {
  expect(toRoomFilter(noSearch)).toEqual({});
  const search = read({ destination: 'Goa', guests: '2', price: '0-500', sort: 'price-asc', view: 'hotels' });
  expect(toRoomFilter(search)).toEqual({ destination: 'Goa', guests: 2, price: ['0-500'] });
});

test('omits parameters at their default', () => {
  expect(writeRoomSearch(noSearch).toString()).toBe('');
});

const nextYear = Number(today().slice(0, 4)) + 1;

test.each<[string, Record<string, string>]>([
  ['days that are over', { checkIn: inDays(-1), checkOut: inDays(2) }],
  ['days that do not exist', { checkIn: `${nextYear}-02-30`, checkOut: `${nextYear}-03-04` }],
  ['days written in another way', { checkIn: `${nextYear}-3-1`, checkOut: `${nextYear}-3-4` }],
  ['an arrival alone', { checkIn: inDays(1) }],
  ['leaving on the day of arrival', { checkIn: inDays(1), checkOut: inDays(1) }],
  ['more nights than a stay may have', { checkIn: inDays(1), checkOut: inDays(2 + limits.nights) }],
  ['days too far ahead', { checkIn: inDays(limits.daysAhead + 1), checkOut: inDays(limits.daysAhead + 2) }],
  ['no dates at all', { checkIn: 'soon', checkOut: 'later' }],
  ['more guests than any room sleeps', { guests: String(limits.searchGuests + 1) }],
  ['no guest', { guests: '0' }],
  ['half a guest', { guests: '1.5' }],
  ['an unknown room type', { roomType: 'Igloo' }],
  ['an unknown price', { price: '1-2' }],
  ['an unknown order', { sort: 'random' }],
  ['an unknown view', { view: 'map' }],
  ['what is no id of a hotel', { hotel: 'a b' }],
  ['a place longer than any', { destination: 'x'.repeat(limits.city + 1) }],
  ['a place of control characters', { destination: '\u0000\u0007' }],
  ['an unknown parameter', { colour: 'blue' }],
])('ignores %s', (_, query) => {
  expect(read(query)).toEqual(noSearch);
});

test('keeps only valid options, in the order of the panel', () => {
  expect(read({ roomType: 'Family Suite,Igloo,Single Bed' }).roomType).toEqual(['Single Bed', 'Family Suite']);
});
