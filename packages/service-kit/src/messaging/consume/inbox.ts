import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey, type Transaction } from '../../mongo/transaction.js';

const redeliveriesAreKnownFor = 30 * 24 * 3600;

const schema = new Schema(
  { messageId: String, consumer: String, seenAt: { type: Date, expires: redeliveriesAreKnownFor } },
  { versionKey: false },
);
schema.index({ messageId: 1, consumer: 1 }, { unique: true });

/** Thrown inside the transaction of a message whose work is already done, so that nothing of it is done again. */
export class AlreadySeen extends Error {}

export type Inbox = ReturnType<typeof openInbox>;

/** Remembers which messages a service has worked on. The row commits with the work. */
export function openInbox(db: Connection, consumer: string) {
  const rows = db.model('Inbox', schema, 'inbox');
  return {
    async record(tx: Transaction, messageId: string): Promise<void> {
      try {
        await rows.create([{ messageId, consumer, seenAt: new Date() }], { session: tx });
      } catch (error) {
        throw isDuplicateKey(error) ? new AlreadySeen(messageId) : error;
      }
    },
  };
}
