import { descriptionColumns, type ImportColumn } from '@wayhouse/contracts';
import { roomDescriptionForm, toRoomDescription } from '@wayhouse/contracts/room-description';
import { accessibilityFacts, bedKinds, moreAmenities, type RoomDescription } from '@wayhouse/domain';
import { z } from 'zod';
import { decimal, entriesOf, listed, oneOf, orNone } from './cell-values.js';
import type { Cells } from './cells.js';
import { type Read, read } from './read-form.js';

type Column = (typeof descriptionColumns)[number];

const fields: Record<Column, keyof RoomDescription> = {
  name: 'name',
  text: 'description',
  size: 'squareMetres',
  mostAdults: 'mostAdults',
  beds: 'beds',
  moreAmenities: 'moreAmenities',
  accessibility: 'accessibility',
};
const columns = Object.fromEntries(Object.entries(fields).map(([column, field]) => [field, column as ImportColumn]));

const Form = z.object(roomDescriptionForm);

/**
 * The description of a room once the row is imported. Cells that are as the export has them (`before`) and columns that the file does
 * not have leave what the room has, an empty cell removes it.
 */
export function readDescription(
  cells: Cells,
  before: Cells = {},
  described: RoomDescription = {},
): Read<RoomDescription> {
  const named = descriptionColumns.filter((column) => cells[column] !== undefined && cells[column] !== before[column]);
  const given = Object.fromEntries(named.map((column) => [column, cells[column]])) as Cells;
  const change = (form: RoomDescription) =>
    Object.fromEntries(named.map((column) => [fields[column], form[fields[column]]]));
  return read(Form, toForm(given), (form) => toRoomDescription({ ...described, ...change(form) }), { columns });
}

const toForm = (cells: Cells) => ({
  name: orNone(cells.name),
  description: orNone(cells.text)?.replace(/\r\n?/g, '\n'),
  squareMetres: decimal(cells.size),
  mostAdults: decimal(cells.mostAdults),
  beds: orNone(cells.beds) && entriesOf(cells.beds).map(toBed).toSorted(byKind),
  moreAmenities: listed(moreAmenities, cells.moreAmenities),
  accessibility: listed(accessibilityFacts, cells.accessibility),
});

/** `2 single`; a kind without a number is one bed. The kind begins with no space, so that an entry of many takes no longer. */
function toBed(entry: string) {
  const [, count = '1', kind = entry] = /^(\d+)\s+(\S.*)$/.exec(entry) ?? [];
  return { kind: oneOf(bedKinds, kind), count: Number(count) };
}

const placeOf = ({ kind }: { kind?: string }) => bedKinds.findIndex((each) => each === kind);
const byKind = (one: { kind?: string }, other: { kind?: string }) => placeOf(one) - placeOf(other);
