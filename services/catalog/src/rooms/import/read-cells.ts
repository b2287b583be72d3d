import { descriptionColumns, rateColumns, roomColumns } from '@wayhouse/contracts';
import { line } from '@wayhouse/contracts/fields';
import { toRateRule } from '@wayhouse/contracts/convert-rates';
import { NightPrice, RateForm } from '@wayhouse/contracts/rates';
import { roomForm } from '@wayhouse/contracts/room-details';
import { amenities, DomainError, limits, type NamedRate, roomTypes, toMinor, weekdays } from '@wayhouse/domain';
import { z } from 'zod';
import type { RoomDraft } from '../domain/room.js';
import { decimal, flag, isAmbiguousPrice, listed, oneOf, orNone } from './cell-values.js';
import type { Cells } from './cells.js';
import { type CellError, type Read, read } from './read-form.js';

export const isAboutRate = ({ rate }: Cells): boolean => Boolean(rate);

const columnsOfRoomAlone = [...roomColumns.filter((column) => column !== 'pricePerNight'), ...descriptionColumns];

/** What stands in a row that is about something else. */
export function misplaced(cells: Cells): CellError[] {
  const [columns, reason] = isAboutRate(cells)
    ? ([columnsOfRoomAlone, 'import-cell-not-for-rate'] as const)
    : ([rateColumns, 'import-cell-of-rate'] as const);
  return columns.filter((column) => cells[column]).map((field) => ({ field, error: new DomainError(reason) }));
}

const RowKey = z.object({ key: line(limits.roomKey) });

export const readKey = (cells: Cells): Read<string> => read(RowKey, { key: orNone(cells.key) }, ({ key }) => key);

/** No price has more decimals: all currencies have two. */
function priceErrors({ pricePerNight: price = '' }: Cells): CellError[] {
  if (!isAmbiguousPrice(price)) return [];
  const error = new DomainError('import-price-decimals', { price: price.slice(0, limits.roomKey) });
  return [{ field: 'pricePerNight', error }];
}

const RoomRow = z.object({
  roomType: z.enum(roomTypes),
  pricePerNight: NightPrice,
  units: roomForm.units,
  amenities: z.array(z.enum(amenities)).max(amenities.length).default([]),
});

export const readRoom = (cells: Cells): Read<RoomDraft> =>
  read(
    RoomRow,
    {
      roomType: oneOf(roomTypes, cells.roomType),
      pricePerNight: decimal(cells.pricePerNight),
      units: orNone(cells.units),
      amenities: listed(amenities, cells.amenities),
    },
    ({ pricePerNight, amenities: chosen, ...room }) => ({
      ...room,
      nightMinor: toMinor(pricePerNight),
      amenities: [...new Set(chosen)],
    }),
    { found: priceErrors(cells) },
  );

export const readRate = ({ rate, ...cells }: Cells): Read<NamedRate> =>
  read(
    RateForm,
    {
      name: orNone(rate),
      from: orNone(cells.from),
      to: orNone(cells.to),
      weekdays: listed(weekdays, cells.weekdays),
      pricePerNight: decimal(cells.pricePerNight),
      minNights: orNone(cells.minNights),
      maxNights: orNone(cells.maxNights),
      noArrival: flag(cells.noArrival),
      noDeparture: flag(cells.noDeparture),
    },
    ({ name, ...form }) => ({ name, ...toRateRule(form) }),
    { columns: { name: 'rate' }, found: priceErrors(cells) },
  );
