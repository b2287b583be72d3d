import type { Migration } from '@wayhouse/service-kit';

type Row = { _id: string; since: Date };

/** Addresses that had unsubscribed before such rows ended expire as those that unsubscribe now. */
export const endUnsubscribedRows: Migration = {
  number: 1,
  name: 'end the rows of addresses that have unsubscribed',
  async run(db) {
    const rows = db.collection<Row>('newsletter_subscriptions');
    const unended = await rows.find({ state: 'unsubscribed', endedAt: { $exists: false } }).toArray();
    for (const { _id, since } of unended) await rows.updateOne({ _id }, { $set: { endedAt: since } });
  },
};
