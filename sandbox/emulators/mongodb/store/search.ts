import { filterOf } from '../query/filter.js';
import { type SortField, sorted } from '../query/sort.js';
import { isOperators } from '../query/leaves.js';
import type { Doc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import type { Collection } from './collection.js';
import { plan, type Plan } from './planner.js';
import type { StoredRecord } from './model.js';
import { type View, visible } from './record.js';

export type Search = { filter: Doc; sort?: SortField[]; skip?: number; limit?: number };

/** The documents a reader sees that match, in order. They are the stored ones: not to be changed. */
export function search(
  collection: Collection | undefined,
  view: View,
  { filter, sort = [], skip = 0, limit = Infinity }: Search,
): Doc[] {
  const matches = filterOf(filter);
  if (!collection) return [];
  const chosen = idsOf(filter) ? null : plan(collection, filter, sort);
  const inOrder = sort.length === 0 || (chosen?.sorts ?? false);
  const most = inOrder ? skip + limit : Infinity;
  const found: Doc[] = [];
  for (const record of candidates(collection, filter, chosen, view)) {
    if (found.length >= most) break;
    const doc = visible(record, view);
    if (doc && matches(doc)) found.push(doc);
  }
  const ordered = inOrder ? found : sorted(found, sort);
  return skip === 0 && limit >= ordered.length ? ordered : ordered.slice(skip, skip + limit);
}

/** The keys of the `_id`s a filter names, if it does. */
function idsOf(filter: Doc): string[] | null {
  const id = filter['_id'];
  if (id === undefined) return null;
  const values = isOperators(id) ? ('$eq' in id ? [id['$eq']] : id['$in']) : [id];
  if (!Array.isArray(values) || values.some((value) => value == null || isPattern(value))) return null;
  return [...new Set(values.map(keyOf))].sort();
}

const isPattern = (value: unknown) =>
  typeof value === 'object' && (value as { _bsontype?: string })._bsontype === 'BSONRegExp';

function* candidates(collection: Collection, filter: Doc, chosen: Plan | null, view: View): Generator<StoredRecord> {
  const ids = idsOf(filter);
  if (ids) {
    for (const id of ids) {
      const record = collection.records.get(id);
      if (record) yield record;
    }
  } else if (chosen) yield* indexed(chosen, view);
  else yield* collection.records.values();
}

function* indexed({ index, ranges, backwards }: Plan, view: View): Generator<StoredRecord> {
  const seen = new Set<StoredRecord>();
  for (const { from, to } of ranges) {
    for (const [key, record] of index.entries.range(from, to, backwards)) {
      if (index.multikey || record.pending || record.latest?.before) {
        // Several entries may lead to one record, some of them from versions this reader does not see.
        const doc = visible(record, view);
        if (seen.has(record) || !doc || !index.keysOf(doc).some((own) => own + record.suffix === key)) continue;
        seen.add(record);
      }
      yield record;
    }
  }
}
