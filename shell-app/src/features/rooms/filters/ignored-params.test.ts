import { limits } from '@wayhouse/domain/limits';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { formatIgnoredParams } from './ignored-params.js';

const inDays = (days: number) => addDays(today(), days);
const ignoredIn = (query: string) => formatIgnoredParams(new URLSearchParams(query));

test.each([
  '',
  'destination=Goa',
  `destination=Goa&checkIn=${inDays(3)}&checkOut=${inDays(5)}&guests=2&roomType=Double Bed&price=0-500&sort=price-asc`,
  'destination=&checkIn=&guests=&price=',
  'guests=1&sort=newest&view=rooms',
  'hotel=h1&view=hotels',
  'price=0-500,',
  'utm_source=letter',
])('%j has no ignored parameters', (query) => {
  expect(ignoredIn(query)).toEqual([]);
});

test.each([
  [`checkIn=${inDays(-3)}&checkOut=${inDays(2)}`, 'the dates (they are in the past)'],
  ['checkIn=2020-01-01', 'the dates (they are in the past)'],
  [`checkIn=${inDays(2)}`, 'the dates'],
  [`checkOut=${inDays(2)}`, 'the dates'],
  ['checkIn=soon&checkOut=later', 'the dates'],
  [`checkIn=${inDays(1)}&checkOut=${inDays(2 + limits.nights)}`, 'the dates'],
  ['guests=99', 'the number of guests'],
  ['guests=two', 'the number of guests'],
  ['roomType=Igloo', 'a room type'],
  ['price=0-500,abc', 'a price range'],
  ['sort=best', 'the sort order'],
  ['view=map', 'what to show'],
  ['hotel=a b', 'the hotel'],
  [`destination=${'x'.repeat(limits.city + 1)}`, 'the destination'],
])('%j: ignores %s', (query, expected) => {
  expect(ignoredIn(query)).toEqual([expected]);
});

test('names every ignored parameter', () => {
  expect(ignoredIn('checkIn=2020-01-01&price=abc&guests=99')).toEqual([
    'the dates (they are in the past)',
    'the number of guests',
    'a price range',
  ]);
});
