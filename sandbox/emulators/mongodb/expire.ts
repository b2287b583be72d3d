import { newOperation } from './store/operation.js';
import type { Store } from './store/store.js';
import { changeDocs } from './store/write-docs.js';

/** Deletes expired documents as the TTL indexes define them. */
export async function expire(store: Store, now: number): Promise<void> {
  for (const collection of store.collections.values()) {
    for (const { spec } of [...collection.indexes.values()]) {
      if (spec.expireAfterSeconds === undefined) continue;
      const filter = { [Object.keys(spec.key)[0]!]: { $lt: new Date(now - spec.expireAfterSeconds * 1000) } };
      const op = newOperation(store, null);
      await changeDocs(op, collection.ns, { filter, multi: true }, () => null);
      await op.durable();
    }
  }
}
