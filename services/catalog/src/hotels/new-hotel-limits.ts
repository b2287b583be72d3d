import { DomainError } from '@wayhouse/domain';
import { periodCounts, periods, type ServiceContext, type Transaction } from '@wayhouse/service-kit';
import type { CatalogConfig } from '../config.js';

type Limits = Pick<CatalogConfig, 'MAX_NEW_HOTELS_PER_SENDER_AND_DAY' | 'MAX_NEW_HOTELS_PER_HOUR'>;

/** Counts a hotel that is registered from this network; throws beyond a limit. */
export type CountNewHotel = (tx: Transaction, network: string, now: Date) => Promise<void>;

/** How many hotels may be registered from a network in a day, and by all together in an hour (both UTC). */
export function newHotelLimits({ db, metrics }: Pick<ServiceContext, 'db' | 'metrics'>, limits: Limits): CountNewHotel {
  const counts = periodCounts(db, 'new_hotels', 'hotels');
  const refused = metrics.counter('new_hotels_refused_total', 'Hotels that were not registered because of a limit', [
    'limit',
  ]);
  for (const limit of ['sender', 'site']) refused.inc({ limit }, 0);
  const refuse = (limit: 'sender' | 'site', milliseconds: number) => {
    refused.inc({ limit });
    throw new DomainError('too-many-hotels', { endsInSeconds: Math.ceil(milliseconds / 1000) });
  };
  return async (tx, network, now) => {
    const { hour, day } = periods(now);
    const { MAX_NEW_HOTELS_PER_SENDER_AND_DAY: perSender, MAX_NEW_HOTELS_PER_HOUR: ofSite } = limits;
    if (!(await counts.count(tx, `${day.name} from ${network}`, perSender, day.endsAt)))
      refuse('sender', +day.endsAt - +now);
    if (!(await counts.count(tx, `${hour.name} all`, ofSite, hour.endsAt))) refuse('site', +hour.endsAt - +now);
  };
}
