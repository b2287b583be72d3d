import { compileFilter } from '../query/filter.js';
import { type SortField, sortDocs } from '../query/sort.js';
import type { Doc } from '../values/doc.js';
import type { Collection } from './collection.js';
import { indexEntries } from './index-scan.js';
import { choosePlan, type Plan } from './planner.js';
import { type StoredRecord, type View, visible } from './record.js';

export type Search = { filter: Doc; sort?: SortField[]; limit?: number };

/** What a search has read: entries of an index, documents, and whether the index has given their order. */
export type Reading = { plan: Plan | null; keysExamined: number; docsExamined: number };

/** The matching documents a reader sees, in order. They are the stored ones: not to be changed. */
export const search = (collection: Collection | undefined, view: View, query: Search): Doc[] =>
  searchAndCount(collection, view, query).found;

/** The same, with what it took. */
export function searchAndCount(
  collection: Collection | undefined,
  view: View,
  { filter, sort = [], limit = Infinity }: Search,
): { found: Doc[]; reading: Reading } {
  const matches = compileFilter(filter);
  const plan = collection ? choosePlan(collection, filter, sort) : null;
  const reading: Reading = { plan, keysExamined: 0, docsExamined: 0 };
  if (!collection) return { found: [], reading };
  const inOrder = sort.length === 0 || (plan?.sorts ?? false);
  const max = inOrder ? limit : Infinity;
  const found: Doc[] = [];
  for (const record of plan ? indexed(plan, view, reading) : collection.records.values()) {
    const doc = visible(record, view);
    if (!doc) continue;
    reading.docsExamined++;
    if (matches(doc) && found.push(doc) >= max) break;
  }
  const ordered = inOrder ? found : sortDocs(found, sort);
  return { found: limit >= ordered.length ? ordered : ordered.slice(0, limit), reading };
}

function* indexed(plan: Plan, view: View, reading: Reading): Generator<StoredRecord> {
  const { index } = plan;
  const seen = new Set<StoredRecord>();
  for (const [key, record] of indexEntries(plan)) {
    reading.keysExamined++;
    if (index.multikey || record.pending || record.latest?.before) {
      // Several entries may lead to one record, some of them from versions this reader does not see.
      const doc = visible(record, view);
      if (seen.has(record) || !doc || !index.keysOf(doc).some((own) => own + record.suffix === key)) continue;
      seen.add(record);
    }
    yield record;
  }
}
