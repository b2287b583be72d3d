import { stayTotal } from './money.js';

test('a total is calculated in cents', () => {
  expect(stayTotal(3, 110.1)).toBe(330.3);
});
