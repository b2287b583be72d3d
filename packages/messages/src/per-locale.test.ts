import { perLocale } from './per-locale.js';

test('makes one formatter for a locale and its details, and another for other ones', () => {
  const made: string[] = [];
  const formatter = perLocale((locale, currency: string) => made.push(`${locale} ${currency}`));
  const numbers = [formatter('en', 'USD'), formatter('en', 'EUR'), formatter('de', 'USD'), formatter('en', 'USD')];
  expect(made).toEqual(['en USD', 'en EUR', 'de USD']);
  expect(numbers).toEqual([1, 2, 3, 1]);
});
