import type { SiteMoney } from '@wayhouse/domain/hotel-currency';
import { useRuntimeConfig } from '../../shared/runtime-config.js';

/** The currencies between which hotels choose: none until the configuration has loaded. */
export function useSiteMoney(): SiteMoney {
  const config = useRuntimeConfig();
  if (config.state !== 'ready') return { currency: 'USD', exchangeRates: {} };
  return { currency: config.currency as SiteMoney['currency'], exchangeRates: config.exchangeRates ?? {} };
}
