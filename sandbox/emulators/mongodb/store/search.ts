import { compileFilter } from '../query/filter.js';
import { type SortField, sortDocs } from '../query/sort.js';
import type { Doc } from '../values/doc.js';
import type { Collection } from './collection.js';
import { choosePlan, type Plan } from './planner.js';
import { type StoredRecord, type View, visible } from './record.js';

export type Search = { filter: Doc; sort?: SortField[]; limit?: number };

/** The matching documents a reader sees, in order. They are the stored ones: not to be changed. */
export function search(
  collection: Collection | undefined,
  view: View,
  { filter, sort = [], limit = Infinity }: Search,
): Doc[] {
  const matches = compileFilter(filter);
  if (!collection) return [];
  const plan = choosePlan(collection, filter, sort);
  const inOrder = sort.length === 0 || (plan?.sorts ?? false);
  const max = inOrder ? limit : Infinity;
  const found: Doc[] = [];
  for (const record of plan ? indexed(plan, view) : collection.records.values()) {
    if (found.length >= max) break;
    const doc = visible(record, view);
    if (doc && matches(doc)) found.push(doc);
  }
  const ordered = inOrder ? found : sortDocs(found, sort);
  return limit >= ordered.length ? ordered : ordered.slice(0, limit);
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
