import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import { takeTurnAt } from '../staff/change-staff.js';
import type { RecordedChanges } from './recorded-change-repository.js';

type Deps = Parameters<typeof takeTurnAt>[0] & { recordedChanges: Pick<RecordedChanges, 'store'> };

/**
 * Changes that another service has made, before or after the deletion of the owner's account: those of a hotel whose owner has gone
 * are not stored any more.
 */
export const recordedChangeConsumers = ({ recordedChanges, ...deps }: Deps) => [
  onEvent(events.changeRecorded, async ({ changeId: id, hotelId, by, at, facts }, tx) => {
    const { closed } = await takeTurnAt(deps, tx, hotelId);
    if (closed !== 'for-good') await recordedChanges.store(tx, { id, hotelId, by, at: new Date(at), ...facts });
  }),
];
