import { currencyName } from './hotel-currency.js';

test('a currency has its name and its code', () => {
  expect(currencyName('INR')).toBe('Indian Rupee (INR)');
});
