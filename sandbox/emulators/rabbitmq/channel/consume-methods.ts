import { randomBytes } from 'node:crypto';
import type { Consumer } from '../broker/consumer-list.js';
import type { Entry, Message } from '../broker/message.js';
import type { Queue } from '../broker/queue.js';
import { AmqpError, notSupported } from '../protocol/amqp-error.js';
import { encodeProperties } from '../protocol/codec.js';
import type { Channel, Handlers } from './channel.js';

/** Quorum queues add how often a message has come back. */
function withDeliveryCount({ message, returns }: Entry, { isQuorum }: Queue): Message {
  if (!isQuorum) return message;
  const headers = { ...message.properties.headers, 'x-delivery-count': returns };
  return { ...message, header: encodeProperties({ ...message.properties, headers }, message.body.length) };
}

function createConsumer(channel: Channel, queue: Queue, tag: string, noAck: boolean): Consumer {
  const { unacked, prefetch } = channel;
  const consumer: Consumer = {
    canTake: () => noAck || prefetch === 0 || unacked.countOf(consumer) < prefetch,
    deliver(entry) {
      const deliveryTag = unacked.nextTag();
      const { exchange, routingKey } = entry.message;
      const redelivered = entry.deliveries > 1;
      channel.send('BasicDeliver', { consumerTag: tag, deliveryTag, redelivered, exchange, routingKey });
      channel.sendContent(withDeliveryCount(entry, queue));
      if (noAck) queue.acknowledge(entry);
      else unacked.add({ tag: deliveryTag, queue, entry, consumer });
    },
    cancelled() {
      channel.consumers.delete(tag);
      if (channel.context.notifiesCancel) channel.send('BasicCancel', { consumerTag: tag, nowait: true });
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
    const deliveryTag = channel.unacked.nextTag();
    const { exchange, routingKey } = entry.message;
    const redelivered = entry.deliveries > 1;
    const { messageCount } = queue;
    channel.send('BasicGetOk', { deliveryTag, redelivered, exchange, routingKey, messageCount });
    channel.sendContent(withDeliveryCount(entry, queue));
    if (noAck) queue.acknowledge(entry);
    else channel.unacked.add({ tag: deliveryTag, queue, entry });
  },

  BasicAck(channel, { deliveryTag }) {
    const { queue, entry } = channel.unacked.take(deliveryTag);
    queue.acknowledge(entry);
    channel.pump();
  },

  BasicNack(channel, { deliveryTag, requeue }) {
    const { queue, entry } = channel.unacked.take(deliveryTag);
    if (requeue) queue.requeue([entry]);
    else queue.reject(entry);
    channel.pump();
  },
} satisfies Handlers;
