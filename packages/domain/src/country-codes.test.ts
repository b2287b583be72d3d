import { cities } from './cities.js';
import { countryCodes } from './country-codes.js';

const englishName = new Intl.DisplayNames('en', { type: 'region' });

test.each([...new Set(cities.map(({ country }) => country))])('%s has its ISO code', (country) => {
  const code = countryCodes[country] ?? '';
  expect(code).toMatch(/^[A-Z]{2}$/);
  expect(englishName.of(code)?.replace(/^Turkey$/, 'Türkiye')).toMatch(new RegExp(`^${country}( SAR China)?$`));
});
