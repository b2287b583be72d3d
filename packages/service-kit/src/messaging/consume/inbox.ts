import type { Connection } from 'mongoose';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { defineModel } from '../../mongo/define-model.js';
import { insertRows } from '../../mongo/insert-rows.js';
import { isDuplicateKey, type Transaction } from '../../mongo/transaction.js';

/** Redeliveries after this time would be processed again. */
const retentionSeconds = secondsOf(retentionDays.processedEvent);

type Row = { messageId: string; consumer: string; seenAt: Date };

const model = defineModel<Row>(
  'inbox',
  { messageId: String, consumer: String, seenAt: { type: Date, expires: retentionSeconds } },
  [[{ messageId: 1, consumer: 1 }, { unique: true }]],
);

/** Thrown inside the transaction of a message that was processed before, so that nothing of it commits twice. */
export class AlreadyProcessedError extends Error {}

export type Inbox = ReturnType<typeof openInbox>;

/** Records which messages a service has processed, in the transaction that processes them. */
export function openInbox(db: Connection, consumer: string) {
  const rows = model(db);
  return {
    async record(tx: Transaction, messageId: string): Promise<void> {
      try {
        await insertRows(rows, tx, [{ messageId, consumer, seenAt: new Date() }]);
      } catch (error) {
        throw isDuplicateKey(error) ? new AlreadyProcessedError(messageId) : error;
      }
    },
  };
}
