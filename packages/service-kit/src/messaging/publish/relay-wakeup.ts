import { randomUUID } from 'node:crypto';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Log } from '../../log.js';
import type { Broker } from '../broker.js';

type Given = { broker: Broker; namespace: string; service: string; log: Log };

export type Nudges = Awaited<ReturnType<typeof openNudges>>;

/**
 * Tells the other processes of a service that this one has committed events. Only a hint: it may get lost, and whoever hears
 * it looks in the outbox. Exchange and queues go with the processes.
 */
export async function openNudges({ broker, namespace, service, log }: Given) {
  const exchange = `${namespace}.${service}.nudges`;
  const self = randomUUID();
  const hearers: (() => void)[] = [];
  let channel: Channel | undefined;

  await broker.use(async (connection) => {
    const opened = await connection.createChannel();
    opened.on('error', (error: Error) => log.warn({ error: error.message }, 'the channel of nudges failed'));
    opened.once('close', () => {
      if (channel === opened) channel = undefined;
    });
    await opened.assertExchange(exchange, 'fanout', { durable: false, autoDelete: true });
    const { queue } = await opened.assertQueue('', { exclusive: true, durable: false });
    await opened.bindQueue(queue, exchange, '');
    const heard = (nudge: ConsumeMessage | null) =>
      nudge?.properties.appId !== self && hearers.forEach((hear) => hear());
    await opened.consume(queue, heard, { noAck: true });
    channel = opened;
  });

  return {
    hear: (hear: () => void) => void hearers.push(hear),
    send(): void {
      try {
        channel?.publish(exchange, '', Buffer.alloc(0), { appId: self });
      } catch (error) {
        log.warn({ error: (error as Error).message }, 'the other processes could not be told of events');
      }
    },
  };
}
