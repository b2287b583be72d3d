import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from './transaction.js';

const schema = new Schema({ _id: String, holder: String, until: Date }, { versionKey: false });

/** A right that one process at a time holds; it ends by itself when the holder dies. */
export function lease(db: Connection, name: string, holder: string, milliseconds: number) {
  const leases = db.model('Lease', schema, 'leases');
  let heldUntil = 0;
  return {
    /** Whether this process holds the right now. */
    async hold(): Promise<boolean> {
      const now = Date.now();
      if (heldUntil - now > milliseconds / 2) return true;
      const until = now + milliseconds;
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
