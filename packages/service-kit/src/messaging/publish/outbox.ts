import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { EventData, EventDefinition } from '@wayhouse/contracts';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { anyShape, defineModel } from '../../mongo/define-model.js';
import { insertRows } from '../../mongo/insert-rows.js';
import { recordEventType, type Transaction } from '../../mongo/transaction.js';
import { currentContext } from '../../request-context.js';

/** An event that was published at `sentAt`, or waits to be. */
export type OutboxRow = {
  _id: string;
  type: string;
  version: number;
  occurredAt: Date;
  correlationId: string;
  traceparent?: string;
  data: unknown;
  sentAt: Date | null;
  /** False for an event that is deleted once it is sent. */
  isRetained?: boolean;
};

const retentionSeconds = secondsOf(retentionDays.publishedEvent);

const model = defineModel<OutboxRow>(
  'outbox',
  {
    _id: String,
    type: String,
    version: Number,
    occurredAt: Date,
    correlationId: String,
    traceparent: String,
    data: anyShape,
    sentAt: Date,
    isRetained: Boolean,
  },
  [[{ sentAt: 1, occurredAt: 1 }], [{ sentAt: 1 }, { expireAfterSeconds: retentionSeconds, name: 'sent_rows_expire' }]],
);

export type Outbox = ReturnType<typeof openOutbox>;

/** Transactional outbox: an event commits with the change it reports, and the relay publishes it. */
export function openOutbox(db: Connection) {
  const rows = model(db);
  return {
    /** Throws if the data does not match the event's schema, which aborts the transaction. */
    async add<E extends EventDefinition>(tx: Transaction, event: E, data: EventData<E>): Promise<void> {
      const { correlationId, traceparent } = currentContext();
      const checked = event.data.parse(data) as { version?: number };
      const header = { _id: randomUUID(), type: event.type, version: checked.version ?? 1, occurredAt: new Date() };
      const row: OutboxRow = { ...header, correlationId, traceparent, data: checked, sentAt: null };
      if (event.isRetained === false) row.isRetained = false;
      await insertRows(rows, tx, [row]);
      recordEventType(tx, event.type);
    },
    unsent: (limit: number, exceptTypes: string[] = []): Promise<OutboxRow[]> =>
      rows
        .find({ sentAt: null, type: { $not: { $in: exceptTypes } } })
        .sort({ occurredAt: 1, version: 1 })
        .limit(limit)
        .lean<OutboxRow[]>()
        .exec(),
    async markSent(sent: Pick<OutboxRow, '_id' | 'isRetained'>[]): Promise<void> {
      const idsOf = (isRetained: boolean) =>
        sent.filter((row) => (row.isRetained ?? true) === isRetained).map(({ _id }) => _id);
      const [retained, dropped] = [idsOf(true), idsOf(false)];
      if (retained.length) await rows.updateMany({ _id: { $in: retained } }, { $set: { sentAt: new Date() } });
      if (dropped.length) await rows.deleteMany({ _id: { $in: dropped } });
    },
    /**
     * Overwrites fields in the data of events, sent or not, where one field has this value, and removes those that are to be
     * undefined. Fields are paths: `guest.id`.
     */
    async overwrite(tx: Transaction, [field, value]: [string, string], fields: Record<string, unknown>): Promise<void> {
      const changes = Object.entries(fields).map(([name, to]) => [`data.${name}`, to] as const);
      const $set = Object.fromEntries(changes.filter(([, to]) => to !== undefined));
      const removed = changes.filter(([, to]) => to === undefined).map(([name]) => [name, '' as const]);
      const change = { $set, ...(removed.length && { $unset: Object.fromEntries(removed) }) };
      await rows.updateMany({ [`data.${field}`]: value }, change, { session: tx });
    },
    countUnsent: () => rows.countDocuments({ sentAt: null }),
    /** The age in seconds of the oldest unpublished event; 0 if there is none. */
    async oldestUnsent(): Promise<number> {
      const oldest = await rows.findOne({ sentAt: null }, { occurredAt: 1 }).sort({ occurredAt: 1 }).lean<OutboxRow>();
      return oldest ? Math.max(0, (Date.now() - oldest.occurredAt.getTime()) / 1000) : 0;
    },
  };
}
