import { events } from '@wayhouse/contracts';
import { blockHolder } from '@wayhouse/domain';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import { blockEventData } from './block-event-data.js';
import { type Block, nightsOnlyIn } from './domain/block.js';

type Deps = { nights: Pick<RoomNights, 'takeWhole' | 'takeUnit' | 'releaseNights'>; outbox: Outbox };

/** Takes the nights that a block has got and releases those it has lost, and publishes what it has now. */
export async function applyBlockChange(
  { nights, outbox }: Deps,
  tx: Transaction,
  { before, after }: { before: Block; after: Block },
  units: number,
): Promise<void> {
  const [added, released] = [nightsOnlyIn(after, before), nightsOnlyIn(before, after)];
  if (!added.length && !released.length) return;
  const holder = blockHolder(after);
  const of = { room: after.roomId, units };
  if (released.length) await nights.releaseNights(tx, holder, released);
  if (added.length && after.unit === undefined) await nights.takeWhole(tx, holder, of, added);
  if (added.length && after.unit !== undefined) await nights.takeUnit(tx, holder, { ...of, unit: after.unit }, added);
  if (after.nights.length) await outbox.add(tx, events.roomBlocked, blockEventData(after));
  else await outbox.add(tx, events.roomUnblocked, blockEventData(after, released));
}
