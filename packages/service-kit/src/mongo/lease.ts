import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { defineModel } from './define-model.js';
import { isDuplicateKey } from './transaction.js';

type Row = { _id: string; holder: string; until: Date };

const model = defineModel<Row>('leases', { _id: String, holder: String, until: Date });

export type Lease = ReturnType<typeof createLease>;

const leaseMs = 5000;

/** A lock that one process holds at a time. It expires after five seconds when its holder has died. */
export function createLease(db: Connection, name: string) {
  const holder = randomUUID();
  const leases = model(db);
  let heldUntil = 0;
  return {
    /** Whether this process holds the lease now; takes or renews it if possible. */
    async acquire(): Promise<boolean> {
      const now = Date.now();
      if (heldUntil - now > leaseMs / 2) return true;
      const until = now + leaseMs;
      const free = { _id: name, $or: [{ holder }, { until: { $lt: new Date(now) } }] };
      try {
        await leases.updateOne(free, { $set: { holder, until: new Date(until) } }, { upsert: true });
        heldUntil = until;
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async release(): Promise<void> {
      heldUntil = 0;
      await leases.deleteOne({ _id: name, holder });
    },
  };
}
