import type { ServiceContext } from '@wayhouse/service-kit';
import { roomNightRepository } from '../availability/room-night-repository.js';
import { blockRepository } from '../blocks/block-repository.js';
import { roomProjection } from '../rooms/room-projection.js';
import { importedCalendarRepository } from './imported-calendar-repository.js';
import { reclaimNightsBy } from './reclaim-nights.js';

/** The stores of what takes nights of rooms, and what releasing some of them leads to. */
export function nightDeps(db: ServiceContext['db'], { outbox, now }: Pick<ServiceContext, 'outbox' | 'now'>) {
  const stores = {
    rooms: roomProjection(db),
    nights: roomNightRepository(db),
    blocks: blockRepository(db),
    importedCalendars: importedCalendarRepository(db),
  };
  return { ...stores, reclaimNights: reclaimNightsBy({ ...stores, outbox, now }) };
}
