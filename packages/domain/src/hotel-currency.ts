import { findCity } from './cities.js';
import { type Currency, toMinor } from './money.js';

/** The currencies of the countries of our cities, of those that are supported. */
const currencyOfCountry: Record<string, Currency> = {
  India: 'INR',
  'United States': 'USD',
  'United Kingdom': 'GBP',
  ...{ Ireland: 'EUR', France: 'EUR', Spain: 'EUR', Portugal: 'EUR', Italy: 'EUR' },
  ...{ Greece: 'EUR', Netherlands: 'EUR', Germany: 'EUR', Austria: 'EUR' },
  ...{ Switzerland: 'CHF', Czechia: 'CZK', Denmark: 'DKK', Sweden: 'SEK', Norway: 'NOK' },
  'United Arab Emirates': 'AED',
  ...{ Singapore: 'SGD', Thailand: 'THB', Malaysia: 'MYR', 'Hong Kong': 'HKD' },
  ...{ Australia: 'AUD', 'New Zealand': 'NZD' },
  ...{ Canada: 'CAD', Mexico: 'MXN', Brazil: 'BRL' },
};

/** How many units of another currency one unit of the site's is taken for. Hotels can quote in those that have a rate. */
export type ExchangeRates = Partial<Record<Currency, number>>;

/** The site's currency, and the other ones in which hotels can quote. */
export type SiteMoney = { currency: Currency; exchangeRates: ExchangeRates };

/** The currency of a city; undefined where it is not supported. */
export const currencyOfPlace = (city: string): Currency | undefined => currencyOfCountry[findCity(city)?.country ?? ''];

/** Those between which a hotel in a city can choose: the one of its place, where it has a rate, before the site's. */
export function currenciesFor(city: string, { currency: site, exchangeRates }: SiteMoney): Currency[] {
  const ofPlace = currencyOfPlace(city);
  return ofPlace && ofPlace !== site && exchangeRates[ofPlace] ? [ofPlace, site] : [site];
}

/** What a form chooses for a new hotel: what was entered where that is possible, or else the first; undefined without a choice. */
export function choiceOfCurrency(city: string, entered: Currency | undefined, site: SiteMoney): Currency | undefined {
  const possible = currenciesFor(city, site);
  if (possible.length < 2) return undefined;
  return possible.find((each) => each === entered) ?? possible[0];
}

/** Undefined for a currency in which hotels of the site cannot quote. */
export const rateOf = (currency: Currency, { currency: site, exchangeRates }: SiteMoney): number | undefined =>
  currency === site ? 1 : exchangeRates[currency];

/** What an amount is taken for in the site's currency, by the rate of its own; both are in minor units. */
export const toSiteMinor = (minor: number, rate: number): number => Math.max(1, Math.round(minor / rate));

/** About what an amount is in the site's currency, both in units: to the unit, from ten on. */
export function aboutInSite(amount: number, rate: number): number {
  const siteMinor = toSiteMinor(toMinor(amount), rate);
  return siteMinor < 10_00 ? siteMinor / 100 : Math.round(siteMinor / 100);
}
