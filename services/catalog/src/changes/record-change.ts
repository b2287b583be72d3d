import type { ChangeFacts } from '@wayhouse/domain';
import type { StaffCaller, Transaction } from '@wayhouse/service-kit';
import type { RecordedChanges } from './recorded-change-repository.js';

export type RecordDeps = { recordedChanges: Pick<RecordedChanges, 'add'> };

/** Records who has changed what, in the transaction of the change. Nothing is recorded of one that has left all as it was. */
export async function recordChange(
  { recordedChanges }: RecordDeps,
  tx: Transaction,
  { id }: Pick<StaffCaller, 'id'>,
  hotelId: string,
  facts: ChangeFacts | undefined,
): Promise<void> {
  if (facts) await recordedChanges.add(tx, hotelId, id, facts);
}
