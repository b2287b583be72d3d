import type { Transaction } from '@wayhouse/service-kit';
import { ofRoom, recordChange, type RecordDeps } from '../hotels/record-change.js';
import type { BlockPeriod } from './block-period.js';
import { type Block, ownNights } from './domain/block.js';

type Recorded = {
  kind: 'nights-blocked' | 'nights-unblocked';
  hotelId: string;
  request: BlockPeriod;
  change: { before: Block; after: Block };
};

/** Records who has blocked or unblocked nights, and how many were not so already. The reason of a block is a note and not recorded. */
export async function recordNights(
  deps: RecordDeps,
  tx: Transaction,
  { kind, hotelId, request, change: { before, after } }: Recorded,
): Promise<void> {
  const [was, is] = [ownNights(before), ownNights(after)];
  const [those, others] = kind === 'nights-blocked' ? [is, was] : [was, is];
  const nights = those.filter((night) => !others.includes(night)).length;
  if (nights === 0) return;
  const { ownHotels, changeId, from, to } = request;
  await recordChange(
    deps,
    tx,
    { hotelId, by: ownHotels.callerId, changeId },
    {
      ...{ kind, ...ofRoom(after.roomId), from, to, nights },
      ...(after.unit !== undefined && { unit: after.unit }),
    },
  );
}
