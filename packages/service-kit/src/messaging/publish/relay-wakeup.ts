import { randomUUID } from 'node:crypto';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Log } from '../../log.js';
import type { Broker } from '../broker.js';

export const relayWakeupExchangeName = (namespace: string, service: string) => `${namespace}.${service}.relay-wakeup`;

type WakeupOptions = { broker: Broker; namespace: string; service: string; log: Log };

export type RelayWakeup = Awaited<ReturnType<typeof openRelayWakeup>>;

/**
 * Notifies the other processes of a service that this one has committed events. A notification may get lost: the relay
 * also polls the outbox. The exchange and the queues are deleted with the processes.
 */
export async function openRelayWakeup({ broker, namespace, service, log }: WakeupOptions) {
  const exchange = relayWakeupExchangeName(namespace, service);
  const processId = randomUUID();
  const listeners: (() => void)[] = [];
  let channel: Channel | undefined;

  await broker.onConnected(async (connection) => {
    const opened = await connection.createChannel();
    opened.on('error', (error: Error) => log.warn({ error: error.message }, 'the relay wake-up channel has failed'));
    opened.once('close', () => {
      if (channel === opened) channel = undefined;
    });
    await opened.assertExchange(exchange, 'fanout', { durable: false, autoDelete: true });
    const { queue } = await opened.assertQueue('', { exclusive: true, durable: false });
    await opened.bindQueue(queue, exchange, '');
    const onMessage = (message: ConsumeMessage | null) =>
      message?.properties.appId !== processId && listeners.forEach((listener) => listener());
    await opened.consume(queue, onMessage, { noAck: true });
    channel = opened;
  });

  return {
    onWakeup: (listener: () => void) => void listeners.push(listener),
    notifyOthers(): void {
      try {
        channel?.publish(exchange, '', Buffer.alloc(0), { appId: processId });
      } catch (error) {
        log.warn({ error: (error as Error).message }, 'the other processes could not be notified of events');
      }
    },
  };
}
