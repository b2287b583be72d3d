import { type ImportColumn, rateColumns, roomColumns } from '@wayhouse/contracts';
import { line } from '@wayhouse/contracts/fields';
import { toRateRule } from '@wayhouse/contracts/rate-rules';
import { NightPrice, RateForm } from '@wayhouse/contracts/rates';
import { roomForm } from '@wayhouse/contracts/room-details';
import { amenities, DomainError, limits, type NamedRate, roomTypes, toMinor, weekdays } from '@wayhouse/domain';
import { ValidationError } from '@wayhouse/service-kit';
import { z } from 'zod';
import type { RoomDraft } from '../domain/room.js';
import { type Cells, listSeparator } from './cells.js';

/** What is wrong with the cell of a column. */
export type CellError = { field: string; error: Error };
type Read<Value> = { value: Value } | { errors: CellError[] };

export const isAboutRate = ({ rate }: Cells): boolean => Boolean(rate);

/** What stands in a row that is about something else. */
export function misplaced(cells: Cells): CellError[] {
  const [columns, reason] = isAboutRate(cells)
    ? ([roomColumns.filter((column) => column !== 'pricePerNight'), 'import-cell-not-for-rate'] as const)
    : ([rateColumns, 'import-cell-of-rate'] as const);
  return columns.filter((column) => cells[column]).map((field) => ({ field, error: new DomainError(reason) }));
}

const RowKey = z.object({ key: line(limits.roomKey) });

export const readKey = (cells: Cells): Read<string> => read(RowKey, { key: orNone(cells.key) }, ({ key }) => key);

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
      roomType: asListed(roomTypes, cells.roomType),
      pricePerNight: decimal(cells.pricePerNight),
      units: orNone(cells.units),
      amenities: listed(amenities, cells.amenities),
    },
    ({ pricePerNight, amenities: chosen, ...room }) => ({
      ...room,
      nightMinor: toMinor(pricePerNight),
      amenities: [...new Set(chosen)],
    }),
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
    { name: 'rate' },
  );

function read<Form, Value>(
  schema: z.ZodType<Form>,
  input: unknown,
  toValue: (form: Form) => Value,
  columns: Record<string, ImportColumn> = {},
): Read<Value> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return { value: toValue(parsed.data) };
  const errors = parsed.error.issues.map((issue) => {
    const [field = '', ...rest] = issue.path.map(String);
    const column = columns[field] ?? field;
    return { field: column, error: new ValidationError({ ...issue, path: [column, ...rest] }) };
  });
  // One for each cell: a list may have several entries that are wrong.
  return { errors: errors.filter(({ field }, at) => errors.findIndex((each) => each.field === field) === at) };
}

const orNone = (cell: string | undefined) => cell || undefined;

/** `120,50` as spreadsheets write it in half of Europe. */
const decimal = (cell: string | undefined) => orNone(cell)?.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');

/** The entry of a list whatever its capital letters. */
const asListed = (entries: readonly string[], cell: string | undefined) =>
  entries.find((entry) => entry.toLowerCase() === cell?.toLowerCase()) ?? orNone(cell);

const listed = (entries: readonly string[], cell: string | undefined) => {
  const texts = (cell ?? '').split(listSeparator).map((text) => text.trim());
  const chosen = texts.filter(Boolean).map((text) => asListed(entries, text));
  return chosen.length ? chosen : undefined;
};

const flag = (cell: string | undefined) => {
  const answers: Record<string, boolean> = { yes: true, true: true, no: false, false: false };
  return orNone(cell) && (answers[cell!.toLowerCase()] ?? cell);
};
