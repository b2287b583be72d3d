import { SpanKind } from '@opentelemetry/api';
import type { ConfirmChannel } from 'amqplib';
import type { Log } from '../../log.js';
import { type StartedSpan, markFailed, type Tracing } from '../../telemetry/tracing.js';
import type { Broker } from '../broker.js';
import { declareTopology, exchangeName } from '../topology.js';
import type { OutboxRow } from './outbox.js';

/** Publishes rows and returns the ids of those that the broker has confirmed and routed to a queue, and of those to none. */
export type Publish = (rows: OutboxRow[]) => Promise<{ sent: string[]; unroutable: string[] }>;

type PublisherOptions = { broker: Broker; namespace: string; declaresTopology: boolean; log: Log; tracing?: Tracing };

export async function openPublisher(options: PublisherOptions): Promise<Publish> {
  const { broker, namespace, log, tracing } = options;
  let channel: ConfirmChannel | undefined;
  const unroutable = new Set<string>();

  await broker.onConnected(async (connection) => {
    const opened = await connection.createConfirmChannel();
    if (options.declaresTopology) await declareTopology(opened, namespace);
    opened.on('return', (message) => unroutable.add(String(message.properties.messageId)));
    opened.on('error', (error: Error) => log.warn({ error: error.message }, 'the publisher channel has failed'));
    opened.once('close', () => {
      if (channel === opened) channel = undefined;
      broker.reconnect(connection);
    });
    channel = opened;
  });

  return async (rows) => {
    const open = channel;
    if (!open) return { sent: [], unroutable: [] };
    unroutable.clear();
    const confirmed = await Promise.all(
      rows.map(async (row) => {
        const started = tracing?.startSpan(publishSpan(row, exchangeName(namespace)));
        const id = await publishOne(open, exchangeName(namespace), {
          ...row,
          traceparent: started?.traceparent ?? row.traceparent,
        });
        if (started) endSpan(started, id !== undefined && !unroutable.has(id));
        return id;
      }),
    );
    for (const id of unroutable) log.error({ id }, 'no queue is bound to this event; it stays in the outbox');
    const sent = confirmed.flatMap((id) => (id && !unroutable.has(id) ? [id] : []));
    return { sent, unroutable: [...unroutable] };
  };
}

const publishSpan = (row: OutboxRow, exchange: string) => ({
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

function endSpan({ span }: StartedSpan, isConfirmed: boolean) {
  if (!isConfirmed) markFailed(span, 'unconfirmed');
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
    const onConfirm = (error: unknown) => resolve(error ? undefined : id);
    try {
      channel.publish(exchange, type, Buffer.from(JSON.stringify(envelope)), properties, onConfirm);
    } catch {
      resolve(undefined);
    }
  });
}
