import { cities } from './cities.js';
import { aboutInSite, currenciesFor, currencyOfPlace, rateOf, toSiteMinor } from './hotel-currency.js';
import { currencies } from './money.js';

const site = { currency: 'USD', exchangeRates: { INR: 83.1, EUR: 0.92 } } as const;

test('a city has the currency of its country, where it is supported', () => {
  expect(['Kochi', 'paris', 'London', 'Prague', 'New York'].map(currencyOfPlace)).toEqual([
    ...['INR', 'EUR', 'GBP', 'CZK', 'USD'],
  ]);
  expect(['Tokyo', 'Atlantis'].map(currencyOfPlace)).toEqual([undefined, undefined]);
  const known = new Set(cities.map(({ name }) => currencyOfPlace(name)));
  expect(currencies.filter((each) => !known.has(each))).toEqual([]);
});

test('a hotel chooses between the currency of its place and the site’s, if that has a rate', () => {
  expect(currenciesFor('Kochi', site)).toEqual(['INR', 'USD']);
  expect(currenciesFor('Kochi', { ...site, exchangeRates: {} })).toEqual(['USD']);
  expect(currenciesFor('London', site)).toEqual(['USD']);
  expect(currenciesFor('Miami', site)).toEqual(['USD']);
  expect(currenciesFor('Tokyo', site)).toEqual(['USD']);
});

test('prices compare by what they are taken for in the site’s currency', () => {
  expect([rateOf('USD', site), rateOf('INR', site), rateOf('GBP', site)]).toEqual([1, 83.1, undefined]);
  expect(toSiteMinor(12_000_00, 83.1)).toBe(144_40);
  expect(toSiteMinor(50, 83.1)).toBe(1);
  expect(toSiteMinor(12_345, 1)).toBe(12_345);
});

test('what is shown of it is rounded to the unit, unless it is little', () => {
  expect(aboutInSite(12_000, 83.1)).toBe(144);
  expect(aboutInSite(100, 83.1)).toBe(1.2);
});
