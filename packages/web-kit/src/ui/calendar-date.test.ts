import { formatDay } from './calendar-date.js';

test('a day of another year says which, in the same form', () => {
  const thisYear = new Date().getFullYear();
  expect(formatDay(`${thisYear}-12-31`)).toMatch(/^\w{3}, 31 Dec$/);
  expect(formatDay('2127-03-14')).toBe('Fri, 14 Mar 2127');
  expect(formatDay('2127-09-14')).toBe('Sun, 14 Sep 2127');
  expect(formatDay('2127-03-14', 'long')).toBe('Friday, 14 March 2127');
});
