import { currenciesFor, type Currency, DomainError, rateOf, type SiteMoney } from '@wayhouse/domain';
import type { Hotel, HotelDetails, HotelExtras } from './hotel.js';

type Profile = HotelDetails & HotelExtras;
type Amounts = Pick<Hotel, 'taxes' | 'plans'> & { rooms?: number };

/** The currency of a hotel’s prices. */
export const currencyOf = ({ currency }: Pick<Hotel, 'currency'>, site: SiteMoney): Currency =>
  currency ?? site.currency;

/**
 * What an owner has entered, with the currency only where it is another than the hotel has: that of the city or the site’s, as long
 * as nothing of the hotel has an amount.
 */
export function withChosenCurrency<Entered extends Profile>(
  { currency, ...profile }: Entered,
  before: Pick<Hotel, 'currency'> & Amounts,
  site: SiteMoney,
): Omit<Entered, 'currency'> & Pick<Profile, 'currency'> {
  if (!currency || currency === currencyOf(before, site)) return profile;
  const { city } = profile;
  const currencies = currenciesFor(city, site);
  if (!currencies.includes(currency)) throw new DomainError('currency-not-offered', { city, currencies });
  if (hasAmounts(before)) throw new DomainError('currency-fixed');
  return { ...profile, currency };
}

const hasAmounts = ({ rooms = 0, taxes = [], plans = [] }: Amounts): boolean =>
  rooms > 0 || taxes.some(({ basis }) => basis !== 'percent') || plans.some(({ surchargeMinor }) => surchargeMinor);

/** By which search compares the prices of the hotel's rooms, where they are in another currency than the site’s. */
export function quotingRate(hotel: Pick<Hotel, 'currency'>, site: SiteMoney): { rate?: number } {
  const currency = currencyOf(hotel, site);
  const rate = rateOf(currency, site);
  if (rate === undefined) throw new Error(`EXCHANGE_RATES has no rate of ${currency}.`);
  return currency === site.currency ? {} : { rate };
}
