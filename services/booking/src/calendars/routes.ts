import { type CallResponse, calls } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route, type StaffCaller } from '@wayhouse/service-kit';
import { requireOwnRoom } from '../blocks/require-own-room.js';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import { ofRoom, recordChange } from '../hotels/record-change.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import { addCalendar, type Deps as AddDeps } from './add-calendar.js';
import { changeCalendar, type Deps as ChangeDeps } from './change-calendar.js';
import { toUnitsResponse } from './calendars-response.js';
import type { CalendarAddresses } from './calendar-address-repository.js';
import type { ImportedCalendar } from './domain/imported-calendar.js';
import { type Deps as ImportDeps, importCalendar } from './import-calendar.js';
import type { ImportedCalendars } from './imported-calendar-repository.js';
import { type Deps as ReadDeps, readCalendar } from './read-calendar.js';
import type { ReclaimNights } from './reclaim-nights.js';
import { removeCalendar } from './remove-calendar.js';
import { type Deps as ShowDeps, showCalendars } from './show-calendars.js';

type Deps = ShowDeps &
  AddDeps &
  ChangeDeps &
  ImportDeps &
  ReadDeps & {
    staff: StaffProjection;
    calendarAddresses: CalendarAddresses;
    importedCalendars: ImportedCalendars;
    reclaimNights: ReclaimNights;
    /** Of an account: each may ask another site. */
    importsPerMinute: number;
  };

type Outcome = CallResponse<typeof calls.importCalendar>['outcome'];

const messageOf = (outcome: Outcome): string =>
  ({
    imported: confirmations.calendarImported,
    importing: confirmations.calendarImporting,
    failed: confirmations.calendarNotImported,
  })[outcome];

export function calendarRoutes(deps: Deps) {
  const { staff, rooms, inTransaction, calendarAddresses, importedCalendars, importsPerMinute, now } = deps;

  const show = async (room: string, caller: StaffCaller) =>
    toUnitsResponse(await showCalendars(deps, room, await requireOwnHotels(staff, caller)));

  async function requireCalendar(room: string, id: string, caller: StaffCaller): Promise<ImportedCalendar> {
    await requireOwnRoom(rooms, room, await requireOwnHotels(staff, caller));
    const found = (await importedCalendars.list([room])).find((calendar) => calendar.id === id);
    if (!found) throw new DomainError('calendar-not-found');
    return found;
  }

  /** Unless another process does it already. */
  async function importNow(id: string): Promise<Outcome> {
    const claimed = await importedCalendars.claimOne(now(), id);
    if (!claimed) return 'importing';
    switch (await importCalendar(deps, claimed)) {
      case 'imported':
        return 'imported';
      // It is read at its new address by whoever has changed that.
      case 'overtaken':
        return 'importing';
      default:
        return 'failed';
    }
  }

  return [
    route(calls.showCalendars, async ({ input: { id }, caller }) => ({ units: await show(id, caller) })),
    route(calls.replaceCalendarAddress, async ({ input: { room, unit }, caller }) => {
      const { hotelId, units = 1 } = await requireOwnRoom(rooms, room, await requireOwnHotels(staff, caller));
      if (unit > units) throw new DomainError('unit-unknown', { units });
      await inTransaction(async (tx) => {
        await calendarAddresses.replace(tx, hotelId, { room, unit });
        const replaced = { kind: 'calendar-address-replaced', ...ofRoom(room), unit } as const;
        await recordChange(deps, tx, { hotelId, by: caller.id }, replaced);
      });
      return { message: confirmations.calendarAddressReplaced, units: await show(room, caller) };
    }),
    route(
      calls.addCalendar,
      async ({ input, caller }) => {
        const id = await addCalendar(deps, { ...input, ownHotels: await requireOwnHotels(staff, caller) });
        await importNow(id);
        return { message: confirmations.calendarAdded, units: await show(input.room, caller) };
      },
      { limitPerMinute: importsPerMinute },
    ),
    route(
      calls.importCalendar,
      async ({ input: { room, calendarId }, caller }) => {
        await requireCalendar(room, calendarId, caller);
        const outcome = await importNow(calendarId);
        return { message: messageOf(outcome), outcome, units: await show(room, caller) };
      },
      { limitPerMinute: importsPerMinute },
    ),
    route(
      calls.changeCalendar,
      async ({ input: { room, calendarId, ...change }, caller }) => {
        const isMoved = await changeCalendar(deps, await requireCalendar(room, calendarId, caller), {
          ...change,
          by: caller.id,
        });
        if (isMoved) await importNow(calendarId);
        return { message: confirmations.calendarChanged, units: await show(room, caller) };
      },
      { limitPerMinute: importsPerMinute },
    ),
    route(calls.removeCalendar, async ({ input: { room, calendarId }, caller }) => {
      await removeCalendar(deps, await requireCalendar(room, calendarId, caller), caller.id);
      return { message: confirmations.calendarRemoved, units: await show(room, caller) };
    }),
    route(calls.readCalendar, async ({ input: { token, without } }) => ({
      name: 'wayhouse-calendar.ics',
      bytes: Buffer.from(await readCalendar(deps, token.replace(/\.ics$/, ''), without)),
    })),
  ];
}
