import { formatDay } from './calendar-date.js';

beforeEach(() => jest.useFakeTimers({ now: new Date(2126, 5, 1) }));
afterEach(() => jest.useRealTimers());

test('adds the year to a date of another year, in the same format', () => {
  expect(formatDay('2126-12-31')).toBe('Tue, 31 Dec');
  expect(formatDay('2127-03-14')).toBe('Fri, 14 Mar 2127');
  expect(formatDay('2127-09-14')).toBe('Sun, 14 Sep 2127');
  expect(formatDay('2127-03-14', 'long')).toBe('Friday, 14 March 2127');
});
