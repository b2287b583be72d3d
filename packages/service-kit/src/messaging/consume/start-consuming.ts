import type { ChannelModel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import { audit, operator } from '../../audit.js';
import type { Broker } from '../broker.js';
import { createSender, type SendToExchange } from '../send-to-queue.js';
import { deadLetterExchangeName, declareTopology, queueName } from '../topology.js';
import { inTurn } from '../../in-turn.js';
import { moveToDeadLetterQueue } from './move-to-dead-letter-queue.js';
import { type ProcessingDeps, type ProcessingResult, processMessage } from './process-message.js';

/** How many messages one process works on at a time. */
const prefetch = 20;

type ConsumerOptions = Omit<ProcessingDeps, 'signal' | 'inTurn'> & {
  broker: Broker;
  namespace: string;
  service: string;
  declaresTopology: boolean;
  onProcessed?: (result: ProcessingResult, seconds: number) => void;
};

/**
 * Consumes the service's queue. A message is acknowledged after its transaction has committed, or once it is in the
 * dead-letter queue.
 */
export async function startConsuming(options: ConsumerOptions): Promise<{ stop(): Promise<void> }> {
  const { broker, namespace, service, log } = options;
  const stopping = new AbortController();
  const deps: ProcessingDeps = { ...options, inTurn: inTurn(), signal: stopping.signal };
  const inProgress = new Set<Promise<void>>();
  let cancel: (() => Promise<unknown>) | undefined;

  await broker.onConnected(async (connection) => {
    const channel = await connection.createConfirmChannel();
    if (options.declaresTopology) await declareTopology(channel, namespace);
    await channel.prefetch(prefetch);
    const send = createSender(channel);
    channel.on('error', (error: Error) => log.warn({ error: error.message }, 'the consumer channel has failed'));
    channel.once('close', () => broker.reconnect(connection));
    const { consumerTag } = await channel.consume(queueName(namespace, service), (message) => {
      if (!message) return broker.reconnect(connection);
      const processing = consumeMessage(connection, channel, send, message).finally(() =>
        inProgress.delete(processing),
      );
      inProgress.add(processing);
    });
    cancel = () => channel.cancel(consumerTag).catch(() => undefined);
  });

  async function consumeMessage(
    connection: ChannelModel,
    channel: ConfirmChannel,
    send: SendToExchange,
    message: ConsumeMessage,
  ) {
    const startedAt = performance.now();
    try {
      const type = publishedAs(message);
      const result = await processMessage(deps, message.content, type);
      if (type === undefined) auditReplay(message, result);
      if (result.result === 'dead-lettered') {
        const { messageId } = message.properties;
        log.error({ messageId, reason: result.reason }, 'a message moves to the dead-letter queue');
        await moveToDeadLetterQueue(send, deadLetterExchangeName(namespace, service), message, result);
      }
      channel.ack(message);
      options.onProcessed?.(result, (performance.now() - startedAt) / 1000);
    } catch (error) {
      // Not acknowledged: the broker redelivers it on the next connection, and the inbox knows whether it was processed.
      log.warn({ error: (error as Error).message }, 'a message returns to the broker');
      if (!stopping.signal.aborted) broker.reconnect(connection);
    }
  }

  function auditReplay({ properties }: ConsumeMessage, { type, result }: ProcessingResult) {
    const eventId = String(properties.messageId);
    audit(log, { user: operator, action: 'dead-letters replay', eventId, type, status: result });
  }

  return {
    async stop() {
      await cancel?.();
      stopping.abort();
      await Promise.allSettled(inProgress);
    },
  };
}

/**
 * The type that the broker allowed the publisher to publish. A replayed message has none: it comes over the default exchange,
 * into which no service may write.
 */
const publishedAs = ({ fields }: ConsumeMessage): string | undefined =>
  fields.exchange === '' ? undefined : fields.routingKey;
