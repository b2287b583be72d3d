import { currencies, type Currency, rateOf, type SiteMoney } from '@wayhouse/domain';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import type { RoomRepository } from './room-repository.js';

type Deps = {
  site: SiteMoney;
  hotels: Pick<HotelRepository, 'listIdsByCurrency'>;
  rooms: Pick<RoomRepository, 'listByOtherRate' | 'setRate'>;
};

/** How many hotels' rooms are read at once. */
const batch = 100;

/** Throws if hotels have their prices in currencies without a rate. */
export async function assertRates({ site, hotels }: Pick<Deps, 'site' | 'hotels'>): Promise<void> {
  const unknown = currencies.filter((currency) => rateOf(currency, site) === undefined);
  const quoted = await Promise.all(unknown.map((currency) => hotels.listIdsByCurrency(currency, 1)));
  const missing = unknown.filter((_, at) => quoted[at]!.length > 0);
  if (missing.length)
    throw new Error(`EXCHANGE_RATES has no rate of ${missing.join(', ')}, in which hotels have their prices.`);
}

/**
 * Search compares the prices of rooms by the rates of now. Each room has the rate that it was compared by, so what was interrupted
 * goes on where it was. Returns how many rooms had another rate.
 */
export async function applyExchangeRates(deps: Deps): Promise<number> {
  let count = 0;
  for (const currency of currencies) count += await applyRate(deps, currency);
  return count;
}

async function applyRate({ site, hotels, rooms }: Deps, currency: Currency): Promise<number> {
  const rate = rateOf(currency, site);
  if (rate === undefined) return 0;
  let count = 0;
  for (let ids: string[] = []; ;) {
    ids = await hotels.listIdsByCurrency(currency, batch, ids.at(-1));
    if (ids.length === 0) return count;
    const others = await rooms.listByOtherRate(ids, rate);
    for (const room of others) await rooms.setRate(room, rate);
    count += others.length;
  }
}
