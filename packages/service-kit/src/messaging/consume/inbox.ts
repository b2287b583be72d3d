import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey, type Transaction } from '../../mongo/transaction.js';

/** Redeliveries after this time would be processed again. */
const retentionSeconds = 30 * 24 * 3600;

const schema = new Schema(
  { messageId: String, consumer: String, seenAt: { type: Date, expires: retentionSeconds } },
  { versionKey: false },
);
schema.index({ messageId: 1, consumer: 1 }, { unique: true });

/** Thrown inside the transaction of a message that was processed before, so that nothing of it commits twice. */
export class AlreadyProcessedError extends Error {}

export type Inbox = ReturnType<typeof openInbox>;

/** Records which messages a service has processed, in the transaction that processes them. */
export function openInbox(db: Connection, consumer: string) {
  const rows = db.model('Inbox', schema, 'inbox');
  return {
    async record(tx: Transaction, messageId: string): Promise<void> {
      try {
        await rows.create([{ messageId, consumer, seenAt: new Date() }], { session: tx });
      } catch (error) {
        throw isDuplicateKey(error) ? new AlreadyProcessedError(messageId) : error;
      }
    },
  };
}
