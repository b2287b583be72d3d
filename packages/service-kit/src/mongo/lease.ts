import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from './transaction.js';

const schema = new Schema({ _id: String, holder: String, until: Date }, { versionKey: false });

/** A lock that one process holds at a time. It expires after `leaseMs` when its holder has died. */
export function createLease(db: Connection, name: string, holder: string, leaseMs: number) {
  const leases = db.model('Lease', schema, 'leases');
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
