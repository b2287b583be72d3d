import { type ImportColumn, importColumns } from '@wayhouse/contracts';
import { toRate } from '@wayhouse/contracts/convert-rates';
import {
  accessibilityFacts,
  amenities,
  bedKinds,
  moreAmenities,
  type NamedRate,
  type RoomDescription,
  toAmount,
} from '@wayhouse/domain';
import { type Room, type RoomDraft, unitsOf } from '../domain/room.js';

/** The texts of a row of a file of rooms; a column that the file does not have is missing. */
export type Cells = Partial<Record<ImportColumn, string>>;

/** Between the entries of a list in a cell. */
export const listSeparator = ';';

const flag = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no');

/** In the order of the list, in which the page has them too. */
const ordered = (all: readonly string[], chosen: readonly string[] = []) =>
  all.filter((each) => chosen.includes(each)).join(listSeparator);

/** A room as a file of rooms has it. */
export const roomCells = (room: RoomDraft & Pick<Room, 'description'>): Cells => ({
  roomType: room.roomType,
  pricePerNight: String(toAmount(room.nightMinor)),
  units: String(unitsOf(room)),
  amenities: ordered(amenities, room.amenities),
  ...descriptionCells(room.description),
});

const descriptionCells = ({ beds = [], ...about }: RoomDescription = {}): Cells => ({
  name: about.name ?? '',
  text: about.description?.replace(/\r\n?/g, '\n') ?? '',
  size: String(about.squareMetres ?? ''),
  mostAdults: String(about.mostAdults ?? ''),
  beds: bedKinds
    .flatMap((kind) => beds.filter((bed) => bed.kind === kind))
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(listSeparator),
  moreAmenities: ordered(moreAmenities, about.moreAmenities),
  accessibility: ordered(accessibilityFacts, about.accessibility),
});

/** A rate of a room as a file of rooms has it. */
export function rateCells({ name, ...rule }: NamedRate): Cells {
  const { from, to, weekdays, pricePerNight, minNights, maxNights, noArrival, noDeparture } = toRate(rule);
  return {
    rate: name,
    pricePerNight: String(pricePerNight ?? ''),
    from: from ?? '',
    to: to ?? '',
    weekdays: weekdays?.join(listSeparator) ?? '',
    minNights: String(minNights ?? ''),
    maxNights: String(maxNights ?? ''),
    noArrival: flag(noArrival),
    noDeparture: flag(noDeparture),
  };
}

/** What the owner calls a room in files: what it was added by, or its id. */
export const keyOf = ({ id, importKey }: Pick<Room, 'id' | 'importKey'>): string => importKey ?? id;

/** The columns in which two rows differ; without `before` those that are filled. */
export const differing = (before: Cells = {}, after: Cells): ImportColumn[] =>
  importColumns.filter((column) => (before[column] ?? '') !== (after[column] ?? ''));
