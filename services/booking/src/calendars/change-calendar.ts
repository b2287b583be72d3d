import { DomainError } from '@wayhouse/domain';
import type { InTransaction, OutboundRules, Transaction } from '@wayhouse/service-kit';
import type { BlockRepository } from '../blocks/block-repository.js';
import { withCalendarName } from '../blocks/domain/block.js';
import { ofRoom, recordChange, type RecordDeps } from '../hotels/record-change.js';
import type { ImportedCalendar } from './domain/imported-calendar.js';
import { calendarUrl } from './fetching/calendar-url.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';

export type Deps = RecordDeps & {
  inTransaction: InTransaction;
  blocks: Pick<BlockRepository, 'list' | 'lockUnits' | 'update'>;
  importedCalendars: Pick<ImportedCalendars, 'list' | 'rename' | 'move'>;
  fetchRules: OutboundRules;
};
/** `by` is who of the staff has asked. */
type Change = { name: string; address?: string; by: string };

/**
 * Gives an imported calendar another name, also at the nights that it blocks, and another address. It is due there at once; what it
 * has blocked stays blocked until that has been read. Returns whether the address is another one.
 */
export async function changeCalendar(
  deps: Deps,
  { id, room, unit }: ImportedCalendar,
  { name, address: asked, by }: Change,
): Promise<boolean> {
  const address = asked === undefined ? undefined : calendarUrl(asked, deps.fetchRules)?.href;
  if (asked !== undefined && !address) throw new DomainError('calendar-address-refused');
  return deps.inTransaction(async (tx) => {
    // Also has an import of the calendar wait.
    await deps.blocks.lockUnits(tx, room);
    const all = await deps.importedCalendars.list([room], tx);
    const calendar = all.find((each) => each.id === id);
    if (!calendar) throw new DomainError('calendar-not-found');
    await rename(deps, tx, calendar, name);
    const isMoved = address !== undefined && address !== calendar.address;
    if (isMoved || name !== calendar.name) {
      const changed = { kind: 'calendar-changed', ...ofRoom(room), unit, calendar: name } as const;
      await recordChange(deps, tx, { hotelId: calendar.hotelId, by }, changed);
    }
    if (!isMoved) return false;
    if (all.some((each) => each.unit === unit && each.address === address)) throw new DomainError('calendar-added');
    await deps.importedCalendars.move(tx, id, { address, dueAt: deps.now() });
    return true;
  });
}

async function rename(deps: Deps, tx: Transaction, { id, room, name: before }: ImportedCalendar, name: string) {
  if (name === before) return;
  await deps.importedCalendars.rename(tx, id, name);
  for (const each of await deps.blocks.list([room], tx))
    await deps.blocks.update(tx, each, (block) => withCalendarName(block, id, before, name));
}
