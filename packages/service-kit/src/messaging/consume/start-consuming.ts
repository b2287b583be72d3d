import type { ChannelModel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Broker } from '../broker.js';
import { bury } from './move-to-dead-letter-queue.js';
import { type PutIntoQueue, putIntoQueue } from '../send-to-queue.js';
import { declareTopology, deadQueueOf, queueOf } from '../topology.js';
import { type Deps, type Outcome, workOnMessage } from './process-message.js';

/** How many messages one process works on at a time. */
const prefetch = 20;

type Given = Omit<Deps, 'signal'> & {
  broker: Broker;
  namespace: string;
  service: string;
  tell?: (outcome: Outcome, seconds: number) => void;
};

/**
 * Hears the service's queue. A message is acknowledged after its work has committed, or once it
 * lies in the dead-letter queue.
 */
export async function startConsuming(given: Given): Promise<{ stop(): Promise<void> }> {
  const { broker, namespace, service, log } = given;
  const stopping = new AbortController();
  const deps: Deps = { ...given, signal: stopping.signal };
  const underWay = new Set<Promise<void>>();
  let cancel: (() => Promise<unknown>) | undefined;

  await broker.use(async (connection) => {
    const channel = await connection.createConfirmChannel();
    await declareTopology(channel, namespace);
    await channel.prefetch(prefetch);
    const put = putIntoQueue(channel);
    channel.on('error', (error: Error) => log.warn({ error: error.message }, 'the consuming channel failed'));
    channel.once('close', () => broker.renew(connection));
    const { consumerTag } = await channel.consume(queueOf(namespace, service), (message) => {
      if (!message) return broker.renew(connection);
      const work = hear(connection, channel, put, message).finally(() => underWay.delete(work));
      underWay.add(work);
    });
    cancel = () => channel.cancel(consumerTag).catch(() => undefined);
  });

  async function hear(connection: ChannelModel, channel: ConfirmChannel, put: PutIntoQueue, message: ConsumeMessage) {
    const began = performance.now();
    try {
      const outcome = await workOnMessage(deps, message.content);
      if (outcome.result === 'dead') {
        const { messageId } = message.properties;
        log.error({ messageId, reason: outcome.reason }, 'a message goes to the dead-letter queue');
        await bury(put, deadQueueOf(namespace, service), message, outcome);
      }
      channel.ack(message);
      given.tell?.(outcome, (performance.now() - began) / 1000);
    } catch (error) {
      // Not acknowledged: over a fresh connection the broker delivers it again, and the inbox knows whether its work
      // was done.
      log.warn({ error: (error as Error).message }, 'a message goes back to the broker');
      if (!stopping.signal.aborted) broker.renew(connection);
    }
  }

  return {
    async stop() {
      await cancel?.();
      stopping.abort();
      await Promise.allSettled(underWay);
    },
  };
}
