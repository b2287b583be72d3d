import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import type { RecordedChanges } from './recorded-change-repository.js';

type Deps = { hotels: Pick<HotelRepository, 'get'>; recordedChanges: Pick<RecordedChanges, 'store'> };

/** Changes that another service has made. Those of a hotel whose owner has gone are not stored any more. */
export const recordedChangeConsumers = ({ hotels, recordedChanges }: Deps) => [
  onEvent(events.changeRecorded, async ({ changeId: id, hotelId, by, at, facts }, tx) => {
    const { closed } = await hotels.get(hotelId, tx);
    if (closed !== 'for-good') await recordedChanges.store(tx, { id, hotelId, by, at: new Date(at), ...facts });
  }),
];
