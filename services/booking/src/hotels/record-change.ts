import { type EventData, events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';

export type RecordDeps = { outbox: Pick<Outbox, 'add'>; newId: () => string; now: () => Date };
type Recorded = EventData<typeof events.changeRecorded>;
/** `changeId` where one request is several transactions: they are one change. */
type Of = { hotelId: string; by: string; changeId?: string };

/** Has the catalog, which lists the changes of a hotel, record who has changed what. */
export const recordChange = (
  { outbox, newId, now }: RecordDeps,
  tx: Transaction,
  { hotelId, by, changeId = newId() }: Of,
  facts: Recorded['facts'],
): Promise<void> => outbox.add(tx, events.changeRecorded, { changeId, hotelId, by, at: now().toISOString(), facts });

export const ofRoom = (roomId: string) => ({ rooms: [roomId], roomCount: 1 });
