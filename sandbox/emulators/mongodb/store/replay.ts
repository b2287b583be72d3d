import type { Replay } from '../log/open-log.js';
import { keyOf } from '../values/key.js';
import type { Collection } from './collection.js';
import { idIndex } from './index-spec.js';
import type { Change, JournalEntry, Outcome } from './journal.js';
import type { Sessions } from './sessions.js';
import type { Store } from './store.js';

/** How many documents one entry of a compacted log holds at most. */
const chunk = 200;

/** Builds the store from the journal. */
export function replayInto(store: Store, sessions: Sessions): Replay {
  const outcomes = new Map<string, Outcome>();
  const { collections } = store;

  function collectionOf(ns: string): Collection {
    return collections.get(ns) ?? store.load(ns);
  }

  function apply(change: Change) {
    if ('put' in change) {
      const collection = collectionOf(change.put);
      const id = keyOf(change.doc['_id']);
      collection.commit(collection.records.get(id) ?? collection.newRecord(id), change.doc, store.clock.tick());
    } else if ('remove' in change) {
      const collection = collectionOf(change.remove);
      const record = collection.records.get(keyOf(change.id));
      if (record) collection.commit(record, null, store.clock.tick());
    } else if ('create' in change) collectionOf(change.create);
    else if ('drop' in change) collections.delete(change.drop);
    else if ('dropIndex' in change) collectionOf(change.dropIndex).indexes.delete(change.name);
    else collectionOf(change.index).addIndex(change.spec);
  }

  function* entries(): Generator<JournalEntry> {
    for (const collection of collections.values()) {
      const specs = [...collection.indexes.values()]
        .map(({ spec }) => spec)
        .filter(({ name }) => name !== idIndex.name);
      yield { changes: [{ create: collection.ns }, ...specs.map((spec) => ({ index: collection.ns, spec }))] };
      const docs = [...collection.records.values()].flatMap(({ latest }) => (latest?.doc ? [latest.doc] : []));
      for (let at = 0; at < docs.length; at += chunk) {
        yield { changes: docs.slice(at, at + chunk).map((doc) => ({ put: collection.ns, doc })) };
      }
    }
    for (const outcome of outcomes.values()) yield { changes: [], outcome };
  }

  return {
    apply,
    outcome(outcome) {
      if (sessions.restore(outcome)) outcomes.set(outcome.session, outcome);
    },
    entries,
  };
}
