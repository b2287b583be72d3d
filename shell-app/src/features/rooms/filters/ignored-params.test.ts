import { limits } from '@wayhouse/contracts/limits';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { leftOut } from './ignored-params.js';

const inDays = (days: number) => addDays(today(), days);
const ignoredIn = (query: string) => leftOut(new URLSearchParams(query), today());

test.each([
  '',
  'destination=Goa',
  `destination=Goa&checkIn=${inDays(3)}&checkOut=${inDays(5)}&guests=2&roomType=Double Bed&price=0-500&sort=price-asc`,
  'destination=&checkIn=&guests=&price=',
  'guests=1&sort=newest',
  'price=0-500,',
  'utm_source=letter',
])('%j has no ignored parameters', (query) => {
  expect(ignoredIn(query)).toEqual([]);
});

test.each([
  [`checkIn=${inDays(-3)}&checkOut=${inDays(2)}`, 'pastDates'],
  ['checkIn=2020-01-01', 'pastDates'],
  [`checkIn=${inDays(2)}`, 'dates'],
  [`checkOut=${inDays(2)}`, 'dates'],
  ['checkIn=soon&checkOut=later', 'dates'],
  [`checkIn=${inDays(1)}&checkOut=${inDays(2 + limits.nights)}`, 'dates'],
  ['guests=99', 'guests'],
  ['guests=two', 'guests'],
  ['roomType=Igloo', 'roomType'],
  ['price=0-500,abc', 'price'],
  ['sort=best', 'sort'],
  [`destination=${'x'.repeat(limits.city + 1)}`, 'place'],
])('%j: ignores %s', (query, expected) => {
  expect(ignoredIn(query)).toEqual([expected]);
});

test('names every ignored parameter', () => {
  expect(ignoredIn('checkIn=2020-01-01&price=abc&guests=99')).toEqual(['pastDates', 'guests', 'price']);
});
