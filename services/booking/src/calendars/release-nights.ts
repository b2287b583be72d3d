import { blockKey, type BlockPlace } from '@wayhouse/domain';
import type { Transaction } from '@wayhouse/service-kit';
import { applyBlockChange } from '../blocks/apply-block-change.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import { type Block, importedNights, withoutImported } from '../blocks/domain/block.js';
import type { ImportedCalendar } from './domain/imported-calendar.js';

type Deps = Parameters<typeof applyBlockChange>[0] & { blocks: Pick<BlockRepository, 'update'> };

/** Releases what a calendar has from today on in these blocks of its room, but for that of `place`. */
export async function releaseNights(
  deps: Deps,
  tx: Transaction,
  { id, name }: ImportedCalendar,
  { blocks, units, today, place }: { blocks: Block[]; units: number; today: string; place?: BlockPlace },
): Promise<void> {
  for (const each of blocks.filter((block) => importedNights(block, id).length > 0)) {
    if (place && blockKey(each) === blockKey(place)) continue;
    const change = await deps.blocks.update(tx, each, (block) => withoutImported(block, id, name, today));
    await applyBlockChange(deps, tx, change, units);
  }
}
