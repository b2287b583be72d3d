import { calls } from '@wayhouse/contracts';
import { roomTypes } from '@wayhouse/domain';
import { filterClauses } from './filter-clauses.js';
import { matching } from './matching.js';

const clausesOf = (query: Record<string, string | string[]>) =>
  matching(calls.countRoomFacets.input.parse(query), new Date()).$and?.slice(1);
const clauseOf = (destination: string) => filterClauses.destination({ destination });
const citiesOf = (destination: string) => clauseOf(destination)['hotel.city'];

test('finds cities by part of their name, ignoring case', () => {
  expect(citiesOf('PUR')).toEqual({ $in: expect.arrayContaining(['Jaipur', 'Udaipur']) });
  expect(citiesOf('san francisco')).toEqual({ $in: ['San Francisco'] });
});

test('finds cities by other names of theirs and by their country', () => {
  expect(citiesOf('Bombay')).toEqual({ $in: ['Mumbai'] });
  expect(citiesOf('portugal')).toEqual({ $in: ['Lisbon'] });
  expect(citiesOf('Kochi, India')).toEqual({ $in: ['Kochi'] });
});

test('names all types of rooms for the index, unless there are more ranges than MongoDB merges', () => {
  expect(clauseOf('india')).toEqual({ 'hotel.city': { $in: expect.any(Array) }, roomType: { $in: [...roomTypes] } });
  const { $in: many } = citiesOf('a') as { $in: string[] };
  expect(many.length * roomTypes.length).toBeGreaterThan(200);
  expect(clauseOf('a')).toEqual({ 'hotel.city': { $in: many } });
});

test('finds hotels by the beginnings of words of their names, if no place is named', () => {
  const words = [{ hotelWords: { $regex: '^lantern' } }, { hotelWords: { $regex: '^ti' } }];
  expect(clauseOf('Lantern & Ti')).toEqual({ $and: words });
  expect(clauseOf('旅館')).toEqual({ $and: [{ hotelWords: '旅館' }] });
});

test('“and” between two words is “&”', () => {
  expect(clauseOf('Lantern and Tide')).toEqual(clauseOf('Lantern & Tide'));
  expect(clauseOf('And Tide')).not.toEqual(clauseOf('Tide'));
  expect(clauseOf('Rose And')).toEqual({
    $and: [{ hotelWords: { $regex: '^rose' } }, { hotelWords: { $regex: '^and' } }],
  });
});

test.each(['.*', '^', '(', '&'])('%p finds nothing', (destination) => {
  expect(clauseOf(destination)).toEqual({ _id: { $in: [] } });
});

test('reads text as words, not as a pattern', () => {
  expect(clauseOf('Goa|$ne')).toEqual({
    $and: [{ hotelWords: { $regex: '^goa' } }, { hotelWords: { $regex: '^ne' } }],
  });
});

test('an empty destination, room type or price means no filter', () => {
  expect(clausesOf({ destination: '', roomType: '', price: '' })).toEqual([]);
});

test('searches only room types for that many guests', () => {
  const large = { roomType: { $in: ['Luxury Room', 'Family Suite'] } };
  expect(clausesOf({ guests: '3' })).toEqual([large]);
  expect(clausesOf({ guests: '3', roomType: 'Single Bed' })).toEqual([large, { roomType: { $in: ['Single Bed'] } }]);
});

test('does not count the day of departure as a night', () => {
  const isFree = (nights: number) => ({ $not: { $regex: `^.{26}.{0,${nights - 1}}x` } });
  expect(filterClauses.stay({ checkIn: '2027-02-27', checkOut: '2027-03-01' })).toEqual({
    'calendar.2027-02': isFree(2),
  });
});
