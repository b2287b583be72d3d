import type { ChannelModel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Broker } from './broker.js';
import { declareTopology, deadQueueOf, queueOf } from './topology.js';
import { type Deps, type Outcome, workOnMessage } from './work-on-message.js';

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
    channel.on('error', (error: Error) => log.warn({ error: error.message }, 'the consuming channel failed'));
    channel.once('close', () => broker.renew(connection));
    const { consumerTag } = await channel.consume(queueOf(namespace, service), (message) => {
      if (!message) return broker.renew(connection);
      const work = hear(connection, channel, message).finally(() => underWay.delete(work));
      underWay.add(work);
    });
    cancel = () => channel.cancel(consumerTag).catch(() => undefined);
  });

  async function hear(connection: ChannelModel, channel: ConfirmChannel, message: ConsumeMessage) {
    const began = performance.now();
    try {
      const outcome = await workOnMessage(deps, message.content);
      if (outcome.result === 'dead') await bury(channel, message, outcome.reason);
      channel.ack(message);
      given.tell?.(outcome, (performance.now() - began) / 1000);
    } catch (error) {
      // Not acknowledged: over a fresh connection the broker delivers it again, and the inbox knows whether its work
      // was done.
      log.warn({ error: (error as Error).message }, 'a message goes back to the broker');
      if (!stopping.signal.aborted) broker.renew(connection);
    }
  }

  async function bury(channel: ConfirmChannel, message: ConsumeMessage, reason: string) {
    log.error({ messageId: message.properties.messageId, reason }, 'a message goes to the dead-letter queue');
    const headers = {
      'x-reason': reason.slice(0, 1000),
      'x-routing-key': message.fields.routingKey,
      'x-died-at': new Date().toISOString(),
    };
    const options = { ...message.properties, expiration: undefined, persistent: true, headers };
    channel.sendToQueue(deadQueueOf(namespace, service), message.content, options);
    await channel.waitForConfirms();
  }

  return {
    async stop() {
      await cancel?.();
      stopping.abort();
      await Promise.allSettled(underWay);
    },
  };
}
