import type { SiteMoney } from '@wayhouse/domain/hotel-currency';
import { useHost } from '@wayhouse/web-kit/remote-root';

/** The currencies between which hotels choose. */
export function useSiteMoney(): SiteMoney {
  const { currency, exchangeRates = {} } = useHost().config;
  return { currency: currency as SiteMoney['currency'], exchangeRates };
}
