import { changeDocs } from './store/change-docs.js';
import { newOperation } from './store/operation.js';
import type { Store } from './store/store.js';

/** Deletes what the TTL indexes say is over, as MongoDB's own sweep does. */
export async function expire(store: Store, now: number): Promise<void> {
  for (const collection of store.collections.values()) {
    for (const { spec } of [...collection.indexes.values()]) {
      if (spec.expireAfterSeconds === undefined) continue;
      const over = { [Object.keys(spec.key)[0]!]: { $lt: new Date(now - spec.expireAfterSeconds * 1000) } };
      const filter = spec.partialFilterExpression ? { $and: [over, spec.partialFilterExpression] } : over;
      const op = newOperation(store, null);
      await changeDocs(op, collection, { filter, multi: true }, () => null);
      await op.durable();
    }
  }
}
