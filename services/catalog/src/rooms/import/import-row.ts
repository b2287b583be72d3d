import { importColumns, type ImportRow } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { describeError } from '@wayhouse/service-kit';
import { differing } from './cells.js';
import type { CellError } from './read-form.js';
import type { PlannedRow } from './planned-rooms.js';

/** How the caller learns of what a row does, or of all that is wrong with it. */
export function toImportRow({ line, cells, key, errors, before, after = {} }: PlannedRow): ImportRow {
  const changed = errors.length ? [] : differing(before, after).filter((field) => field !== 'rate');
  return {
    ...{ line, key: key || shortened(cells.key ?? '') },
    ...(cells.rate && { rate: shortened(cells.rate) }),
    outcome: errors.length ? 'error' : !before ? 'create' : changed.length ? 'change' : 'same',
    changes: changed.map((field) => ({
      field,
      ...(before && { from: before[field] ?? '' }),
      to: after[field] ?? '',
    })),
    errors: errors.toSorted(byColumn).map(describe),
  };
}

const placeOf = ({ field }: CellError) => importColumns.findIndex((column) => column === field);

/** Those of the file itself first. */
const byColumn = (one: CellError, other: CellError) => placeOf(one) - placeOf(other);

function describe({ field, error }: CellError): ImportRow['errors'][number] {
  const described = describeError(error);
  if (!described) throw error;
  return { field, message: described.message };
}

/** What cannot be read as a name may be very long. */
const shortened = (text: string) => text.slice(0, Math.max(limits.roomKey, limits.rateName));
