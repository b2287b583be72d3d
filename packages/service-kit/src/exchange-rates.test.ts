import { exchangeRateProblems, exchangeRates } from './exchange-rates.js';

test('reads how many units of each currency one of the site’s is taken for', () => {
  expect(exchangeRates.parse('inr=83.1,eur=0.92')).toEqual({ INR: 83.1, EUR: 0.92 });
  expect(exchangeRates.parse(' GBP = 1 ')).toEqual({ GBP: 1 });
});

test.each([
  ['', '“” is no rate of a currency; write them as inr=83.1,eur=0.92'],
  ['inr', '“inr” is no rate of a currency; write them as inr=83.1,eur=0.92'],
  ['inr=83.1,', '“” is no rate of a currency; write them as inr=83.1,eur=0.92'],
  ['inr=-1', '“inr=-1” is no rate of a currency; write them as inr=83.1,eur=0.92'],
  ['inr=1e3', '“inr=1e3” is no rate of a currency; write them as inr=83.1,eur=0.92'],
  ['jpy=150', expect.stringMatching(/^hotels cannot quote in JPY, but in USD, EUR, /)],
  ['inr=83,INR=84', 'names INR twice'],
  ['inr=0', 'the rate of INR has to be from 0.0001 to 100000'],
  ['inr=100001', 'the rate of INR has to be from 0.0001 to 100000'],
])('refuses %j in one sentence', (text, message) => {
  expect(exchangeRates.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('the site’s own currency has no rate', () => {
  const problem = 'EXCHANGE_RATES: INR is the site’s own currency, which has no rate';
  expect(exchangeRateProblems({ CURRENCY: 'INR', EXCHANGE_RATES: 'eur=0.01, inr=83' })).toEqual([problem]);
  expect(exchangeRateProblems({ EXCHANGE_RATES: 'usd=1' })).toHaveLength(1);
  expect(exchangeRateProblems({ EXCHANGE_RATES: 'inr=83' })).toEqual([]);
  expect(exchangeRateProblems({ CURRENCY: 'EUR' })).toEqual([]);
});
