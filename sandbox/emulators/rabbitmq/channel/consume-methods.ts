import { randomBytes } from 'node:crypto';
import type { Entry } from '../broker/message.js';
import type { Consumer, Queue } from '../broker/queue.js';
import { AmqpError, notSupported } from '../protocol/amqp-error.js';
import type { DeliveryFields } from '../protocol/methods.js';
import type { Channel, Handlers } from './channel.js';

type Handed = { queue: Queue; entry: Entry; noAck: boolean; consumer?: Consumer };

/** Sends an entry after the method that announces it. Quorum queues add how often it has come back. */
function handOver(
  channel: Channel,
  { queue, entry, noAck, consumer }: Handed,
  announce: (delivery: DeliveryFields) => void,
) {
  const { message, deliveries } = entry;
  const { exchange, routingKey, properties, body } = message;
  const deliveryTag = channel.unacked.nextTag();
  announce({ deliveryTag, redelivered: deliveries > 1, exchange, routingKey });
  const headers = { ...properties.headers, 'x-delivery-count': deliveries - 1 };
  channel.sendContent({ properties: queue.isQuorum ? { ...properties, headers } : properties, body });
  if (noAck) queue.acknowledge(entry);
  else channel.unacked.add({ tag: deliveryTag, queue, entry, consumer });
}

function createConsumer(channel: Channel, queue: Queue, consumerTag: string, noAck: boolean): Consumer {
  const { unacked, prefetch } = channel;
  const consumer: Consumer = {
    canTake: () => noAck || prefetch === 0 || unacked.countOf(consumer) < prefetch,
    deliver: (entry) =>
      handOver(channel, { queue, entry, noAck, consumer }, (delivery) =>
        channel.send('BasicDeliver', { ...delivery, consumerTag }),
      ),
    cancelled() {
      channel.consumers.delete(consumerTag);
      channel.send('BasicCancel', { consumerTag, nowait: true });
    },
  };
  return consumer;
}

export const consumeMethods = {
  BasicQos(channel, { prefetchSize, prefetchCount }) {
    if (prefetchSize !== 0) throw notSupported('basic.qos with prefetch-size');
    channel.prefetch = prefetchCount;
    channel.send('BasicQosOk', {});
  },

  BasicConsume(channel, { queue: name, consumerTag, noAck, exclusive, arguments: args }) {
    if (name === 'amq.rabbitmq.reply-to') throw notSupported('direct reply-to');
    if (exclusive) throw notSupported('basic.consume with exclusive');
    const argument = Object.keys(args)[0];
    if (argument) throw notSupported(`consumer argument '${argument}'`);
    const queue = channel.queue(name);
    const tag = consumerTag || `amq.ctag-${randomBytes(16).toString('base64url')}`;
    if (channel.consumers.has(tag)) throw new AmqpError(530, `attempt to reuse consumer tag '${tag}'`);
    const consumer = createConsumer(channel, queue, tag, noAck);
    channel.consumers.set(tag, { consumer, queue });
    channel.send('BasicConsumeOk', { consumerTag: tag });
    queue.consume(consumer);
  },

  BasicCancel({ consumers, send }, { consumerTag }) {
    const found = consumers.get(consumerTag);
    consumers.delete(consumerTag);
    found?.queue.cancel(found.consumer);
    send('BasicCancelOk', { consumerTag });
  },

  BasicGet(channel, { queue: name, noAck }) {
    const queue = channel.queue(name);
    const entry = queue.get();
    if (!entry) return channel.send('BasicGetEmpty', {});
    const { messageCount } = queue;
    handOver(channel, { queue, entry, noAck }, (delivery) => channel.send('BasicGetOk', { ...delivery, messageCount }));
  },

  BasicAck(channel, { deliveryTag }) {
    const { queue, entry } = channel.unacked.take(deliveryTag);
    queue.acknowledge(entry);
    channel.pump();
  },

  BasicNack(channel, { deliveryTag, requeue }) {
    if (!requeue) throw notSupported('basic.nack without requeue');
    const { queue, entry } = channel.unacked.take(deliveryTag);
    queue.requeue([entry]);
    channel.pump();
  },
} satisfies Handlers;
