import { calls } from '@wayhouse/contracts';
import { searchFor } from './search.js';

const search = (query: Record<string, string | string[]>) => searchFor(calls.listRooms.input.parse(query));

test('finds cities by part of their name, ignoring case', () => {
  expect(search({ destination: 'PUR' }).cities).toEqual(expect.arrayContaining(['Jaipur', 'Udaipur']));
  expect(search({ destination: 'san francisco' }).cities).toEqual(['San Francisco']);
});

test.each(['.*', '^', 'Goa|Delhi', '(', '$ne'])('reads %p as plain text, not as a pattern', (destination) => {
  expect(search({ destination }).cities).toEqual([]);
});

test('an empty destination, room type or price means no filter', () => {
  const { cities, roomTypes, prices } = search({ destination: '', roomType: '', price: '' });
  expect({ cities, roomTypes, prices }).toEqual({});
});

test('searches only room types for that many guests', () => {
  expect(search({ guests: '3' }).roomTypes).toEqual(['Luxury Room', 'Family Suite']);
  expect(search({ guests: '2', roomType: 'Single Bed,Double Bed' }).roomTypes).toEqual(['Double Bed']);
});

test('does not count the day of departure as a night', () => {
  const { nights } = search({ checkIn: '2027-02-27', checkOut: '2027-03-01' });
  expect(nights).toEqual(['2027-02-27', '2027-02-28']);
});
