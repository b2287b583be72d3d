import { SpanKind } from '@opentelemetry/api';
import type { ConfirmChannel } from 'amqplib';
import type { Log } from '../../log.js';
import { type Begun, markFailed, type Tracing } from '../../telemetry/tracing.js';
import type { Broker } from '../broker.js';
import { declareTopology, exchangeOf } from '../topology.js';
import type { OutboxRow } from './outbox.js';

/** Publishes rows and says which of them the broker has taken: confirmed, and routed to at least one queue. */
export type Publish = (rows: OutboxRow[]) => Promise<string[]>;

type Given = { broker: Broker; namespace: string; log: Log; tracing?: Tracing };

export async function openPublisher({ broker, namespace, log, tracing }: Given): Promise<Publish> {
  let channel: ConfirmChannel | undefined;
  const returned = new Set<string>();

  await broker.use(async (connection) => {
    const opened = await connection.createConfirmChannel();
    await declareTopology(opened, namespace);
    opened.on('return', (message) => returned.add(String(message.properties.messageId)));
    opened.on('error', (error: Error) => log.warn({ error: error.message }, 'the publishing channel failed'));
    opened.once('close', () => {
      if (channel === opened) channel = undefined;
      broker.renew(connection);
    });
    channel = opened;
  });

  return async (rows) => {
    const open = channel;
    if (!open) return [];
    returned.clear();
    const taken = await Promise.all(
      rows.map(async (row) => {
        const begun = tracing?.begin(aboutPublishing(row, exchangeOf(namespace)));
        const id = await publishOne(open, exchangeOf(namespace), {
          ...row,
          traceparent: begun?.traceparent ?? row.traceparent,
        });
        if (begun) end(begun, id !== undefined && !returned.has(id));
        return id;
      }),
    );
    for (const id of returned) log.error({ id }, 'no queue takes this event; it stays in the outbox');
    return taken.flatMap((id) => (id && !returned.has(id) ? [id] : []));
  };
}

const aboutPublishing = (row: OutboxRow, exchange: string) => ({
  name: `publish ${row.type}`,
  kind: SpanKind.PRODUCER,
  from: row.traceparent,
  attributes: {
    'messaging.system': 'rabbitmq',
    'messaging.destination.name': exchange,
    'messaging.rabbitmq.destination.routing_key': row.type,
    'messaging.message.id': row._id,
  },
});

function end({ span }: Begun, isTaken: boolean) {
  if (!isTaken) markFailed(span, 'not-taken');
  span.end();
}

function publishOne(channel: ConfirmChannel, exchange: string, row: OutboxRow): Promise<string | undefined> {
  const { _id: id, type, correlationId, traceparent, data } = row;
  const envelope = { id, type, occurredAt: row.occurredAt.toISOString(), correlationId, traceparent, data };
  const properties = {
    persistent: true,
    mandatory: true,
    contentType: 'application/json',
    messageId: id,
    type,
    correlationId,
  };
  return new Promise((resolve) => {
    const settle = (error: unknown) => resolve(error ? undefined : id);
    try {
      channel.publish(exchange, type, Buffer.from(JSON.stringify(envelope)), properties, settle);
    } catch {
      resolve(undefined);
    }
  });
}
