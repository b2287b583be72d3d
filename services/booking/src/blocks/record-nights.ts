import { nightsIn } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import { ofRoom, recordChange, type RecordDeps } from '../hotels/record-change.js';
import type { BlockPeriod } from './block-period.js';
import type { Block } from './domain/block.js';

type Recorded = {
  kind: 'nights-blocked' | 'nights-unblocked';
  hotelId: string;
  request: BlockPeriod;
  change: { before: Block; after: Block };
};

/** Records who has blocked or unblocked nights, unless all of them were so already. */
export async function recordNights(
  deps: RecordDeps,
  tx: Transaction,
  { kind, hotelId, request, change: { before, after } }: Recorded,
): Promise<void> {
  if (after === before) return;
  const { ownHotels, changeId, from, to } = request;
  await recordChange(
    deps,
    tx,
    { hotelId, by: ownHotels.callerId, changeId },
    {
      ...{ kind, ...ofRoom(after.roomId), from, to, nights: nightsIn(request).length },
      ...(after.unit !== undefined && { unit: after.unit }),
    },
  );
}
