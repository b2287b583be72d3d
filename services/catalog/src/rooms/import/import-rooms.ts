import { events, type ImportRow } from '@wayhouse/contracts';
import { DomainError, isSame, type SiteMoney } from '@wayhouse/domain';
import { idFromKey, RefusedRowsError, type StaffCaller, type Transaction } from '@wayhouse/service-kit';
import { importOfRooms } from '../../changes/domain/change-facts.js';
import { recordChange } from '../../changes/record-change.js';
import type { HotelRepository } from '../../hotels/hotel-repository.js';
import { assertMayPrice, assertNotClosed } from '../../hotels/domain/closed.js';
import type { Hotel } from '../../hotels/domain/hotel.js';
import { requireOwnHotel } from '../../hotels/require-own-hotel.js';
import type { NightHolds } from '../../search/night-hold-projection.js';
import { assertMayActOn } from '../../staff/assert-may-act-on.js';
import type { addRoom } from '../add-room.js';
import { type Room, unitsOf } from '../domain/room.js';
import { roomEventData } from '../room-event-data.js';
import type { RoomRepository } from '../room-repository.js';
import { toImportRow } from './import-row.js';
import { type ImportPlan, planImport } from './plan-import.js';
import { readFile } from './read-file.js';

type Deps = Omit<Parameters<typeof addRoom>[0], 'storePhotos' | 'rooms' | 'hotels' | 'newId'> &
  Parameters<typeof requireOwnHotel>[0] & {
    hotels: Pick<HotelRepository, 'get' | 'countRooms'>;
    rooms: Pick<RoomRepository, 'listByHotel' | 'add' | 'update'>;
    nightHolds: Pick<NightHolds, 'recountUnits'>;
    site: SiteMoney;
  };
/** `seen` has the versions of the rooms of the rows, as a dry run has found them. */
type RoomImport = { hotelId?: string; csv: string; dryRun: boolean; seen?: number[] };
type Imported = { rows: ImportRow[]; seen: number[] };

/**
 * Adds and changes the rooms that a file names, all of them or, with an error in any row, none; a dry run changes nothing. The ids
 * of new rooms follow from their keys, so that the same file again changes nothing. Rows whose rooms have changed since the dry run that
 * the caller has seen are errors, unless nothing is left to do.
 */
export async function importRooms(deps: Deps, caller: StaffCaller, request: RoomImport): Promise<Imported> {
  const known = await requireOwnHotel(deps, caller, request.hotelId);
  const file = readFile(request.csv);
  const plan = async (hotel: Hotel, tx?: Transaction) => {
    assertMayPrice(hotel);
    const { roomsPerHotel, site } = deps;
    const idOf = (key: string) => idFromKey(hotel.id, 'import', key);
    const rooms = await deps.rooms.listByHotel(hotel, tx);
    const planned = planImport(file, { hotel, rooms, idOf, roomsPerHotel, site, createdAt: deps.now() });
    if (!isOfRatesAlone(planned)) assertNotClosed(hotel);
    return planned;
  };
  const planned = await plan(known);
  const rows = acceptedRows(planned, request.seen);
  if (request.dryRun || isEmpty(planned)) return { rows, seen: versionsOf(planned) };

  // Before the transaction, which is not to wait for the store.
  const largePhotos = await countLargePhotos(deps, planned.added);
  return deps.inTransaction(async (tx) => {
    await deps.accounts.requireUndeleted(tx, caller.id);
    // The caller may have been removed from the staff meanwhile, and rooms may have changed.
    await assertMayActOn(deps, caller, known, 'hotel-not-found', tx);
    const current = await plan(await deps.hotels.get(known.id, tx), tx);
    const currentRows = acceptedRows(current, request.seen);
    if (current.added.length) await deps.hotels.countRooms(tx, known.id, current.added.length);
    for (const room of current.added) await add(deps, tx, room, largePhotos.get(photosOf(room)) ?? 0);
    for (const change of current.changed) await update(deps, tx, change);
    const changes = current.changed.map(({ before, room }) => ({ before, after: room }));
    await recordChange(deps, tx, caller, known.id, importOfRooms(current.added, changes));
    return { rows: currentRows, seen: versionsOf(current) };
  });
}

const versionsOf = ({ rows }: ImportPlan): number[] => rows.map(({ version }) => version);

function acceptedRows(plan: ImportPlan, seen: number[] = versionsOf(plan)): ImportRow[] {
  const rows = plan.rows.map((row, at) => {
    const planned = toImportRow(row);
    const isStale = row.version !== seen[at] && (planned.outcome === 'create' || planned.outcome === 'change');
    return isStale ? toImportRow({ ...row, errors: [{ field: 'key', error: changedMeanwhile }] }) : planned;
  });
  if (rows.some(({ outcome }) => outcome === 'error')) throw new RefusedRowsError(rows);
  return rows;
}

const changedMeanwhile = new DomainError('import-room-changed');

/** What a hotel that its owner has closed may change, too. */
const isOfRatesAlone = ({ added, changed }: ImportPlan) =>
  !added.length && changed.every(({ before, room }) => isSame(withoutRates(before), withoutRates(room)));

const withoutRates = ({ rates: _, version: _version, ...room }: Room) => room;

const isEmpty = ({ added, changed }: ImportPlan) => added.length + changed.length === 0;

async function add(deps: Deps, tx: Transaction, room: Room, largePhotos: number): Promise<void> {
  await deps.rooms.add(tx, room, largePhotos);
  await deps.outbox.add(tx, events.roomListed, roomEventData(room));
}

type Change = ImportPlan['changed'][number];

async function update(deps: Deps, tx: Transaction, { before, room }: Change): Promise<void> {
  await deps.rooms.update(tx, room);
  if (unitsOf(room) !== unitsOf(before)) await deps.nightHolds.recountUnits(tx, room.id, unitsOf(room));
  await deps.outbox.add(tx, events.roomChanged, roomEventData(room));
}

const photosOf = ({ images }: Room) => images.join();

/** By the photos of the rooms; many show the same. */
async function countLargePhotos(deps: Pick<Deps, 'countLargePhotos'>, rooms: Room[]): Promise<Map<string, number>> {
  const images = new Map(rooms.map((room) => [photosOf(room), room.images]));
  const counted = [...images].map(async ([photos, ids]) => [photos, await deps.countLargePhotos(ids)] as const);
  return new Map(await Promise.all(counted));
}
