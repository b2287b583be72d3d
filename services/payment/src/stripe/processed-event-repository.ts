import type { Connection } from 'mongoose';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; type: string; processedAt: Date };

const model = defineModel<Row>('stripe_events', {
  _id: String,
  type: String,
  processedAt: { type: Date, expires: secondsOf(retentionDays.processedEvent) },
});

export type ProcessedEvents = ReturnType<typeof processedEventRepository>;

/** The Stripe events processed so far, by Stripe's id. A row commits with the work, so that a duplicate is skipped. */
export function processedEventRepository(db: Connection) {
  const rows = model(db);
  return {
    has: async (id: string): Promise<boolean> => (await rows.exists({ _id: id })) !== null,
    async record(tx: Transaction, event: { id: string; type: string }): Promise<void> {
      await insertRows(rows, tx, [{ _id: event.id, type: event.type, processedAt: new Date() }]);
    },
  };
}
