import { DomainError, limits, type NamedRate } from '@wayhouse/domain';
import { currencyOf } from '../../hotels/domain/hotel-currency.js';
import { assertChargeable, type Room, withRates } from '../domain/room.js';
import { differing, rateCells } from './cells.js';
import { identify, note, type PlannedRooms, type PlannedRow } from './planned-rooms.js';
import { readRate } from './read-cells.js';

/**
 * Plans the row of a rate: the room’s rate with this name is changed, or one added after all others. Of several rates with the
 * same name the first row is about the first one. `nth` counts those of a room that rows were about.
 */
export function planRate(rooms: PlannedRooms, row: PlannedRow, nth: (id: string, name: string) => number): void {
  const id = identify(rooms, row) ?? '';
  const room = rooms.after.get(id);
  if (!room && row.key && !rooms.lines.has(id))
    row.errors.push({ field: 'key', error: new DomainError('import-room-unknown') });
  const place = placeOf(rooms.before.get(id), row, nth);
  const before = place === undefined ? undefined : rooms.before.get(id)?.rates?.[place];
  row.before = before && rateCells(before);
  const read = readRate({ ...row.before, ...row.cells });
  if ('errors' in read) {
    row.errors.push(...read.errors);
    return;
  }
  note(row, 'pricePerNight', () => assertChargeable(read.value, currencyOf(rooms.hotel, rooms.site)));
  row.after = rateCells(read.value);
  if (!room) return;
  const rates = withRate(room.rates ?? [], read.value, place);
  note(row, 'rate', () => assertRateCount(rates));
  if (!row.errors.length && differing(row.before, row.after).length) rooms.after.set(id, withRates(room, rates));
}

/** Where in the list of the room the rate is; undefined for a new one. */
function placeOf(room: Room | undefined, { cells }: PlannedRow, nth: (id: string, name: string) => number) {
  const name = cells.rate?.normalize('NFC') ?? '';
  const places = (room?.rates ?? []).flatMap((rate, at) => (rate.name === name ? [at] : []));
  return room && places[nth(room.id, name)];
}

const withRate = (rates: NamedRate[], rate: NamedRate, place = rates.length): NamedRate[] => [
  ...rates.slice(0, place),
  rate,
  ...rates.slice(place + 1),
];

function assertRateCount({ length }: NamedRate[]): void {
  if (length > limits.rates) throw new DomainError('import-too-many-rates', { rates: limits.rates });
}
