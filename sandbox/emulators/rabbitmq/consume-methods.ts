import { randomBytes } from 'node:crypto';
import type { Channel } from './channel.js';
import { encodeProperties } from './codec.js';
import { requeue } from './deliveries.js';
import type { Handlers } from './handlers.js';
import type { Entry, Message } from './message.js';
import type { Consumer } from './consumer-turns.js';
import type { Queue } from './queue.js';
import { notSupported, Refusal } from './refusal.js';

const REPLY_TO = 'amq.rabbitmq.reply-to';

/** Quorum queues tell how often a message has come back. */
function asSent({ message, returns }: Entry, { settings }: Queue): Message {
  if (!settings.isQuorum) return message;
  const headers = { ...message.properties.headers, 'x-delivery-count': returns };
  return { ...message, header: encodeProperties({ ...message.properties, headers }, message.body.length) };
}

function createConsumer(channel: Channel, queue: Queue, tag: string, noAck: boolean, exclusive: boolean): Consumer {
  const { deliveries, send, prefetch } = channel;
  const limit = prefetch.perConsumer;
  const consumer: Consumer = {
    tag,
    exclusive,
    canTake: () =>
      noAck ||
      ((limit === 0 || deliveries.heldBy(consumer) < limit) &&
        (channel.prefetch.shared === 0 || deliveries.size < channel.prefetch.shared)),
    deliver(entry) {
      const deliveryTag = deliveries.nextTag();
      const { exchange, routingKey } = entry.message;
      const redelivered = entry.deliveries > 1;
      send('BasicDeliver', { consumerTag: tag, deliveryTag, redelivered, exchange, routingKey });
      channel.sendContent(asSent(entry, queue));
      if (noAck) queue.acknowledge(entry);
      else deliveries.add({ tag: deliveryTag, queue, entry, consumer });
    },
    cancelled() {
      channel.consumers.delete(tag);
      if (channel.link.toldOfCancel) send('BasicCancel', { consumerTag: tag, nowait: true });
    },
  };
  return consumer;
}

export const consumeMethods = {
  BasicQos(channel, { prefetchSize, prefetchCount, global }) {
    if (prefetchSize !== 0) throw new Refusal(540, `prefetch_size!=0 (${prefetchSize})`);
    if (global) channel.prefetch.shared = prefetchCount;
    else channel.prefetch.perConsumer = prefetchCount;
    channel.send('BasicQosOk', {});
    channel.pump();
  },

  BasicConsume(channel, { queue: name, consumerTag, noAck, exclusive, nowait, arguments: given }) {
    if (name === REPLY_TO) throw notSupported('direct reply-to');
    const argument = Object.keys(given)[0];
    if (argument) throw notSupported(`consumer argument '${argument}'`);
    const queue = channel.queueNamed(name);
    const tag = consumerTag || `amq.ctag-${randomBytes(16).toString('base64url')}`;
    if (channel.consumers.has(tag)) throw new Refusal(530, `attempt to reuse consumer tag '${tag}'`);
    if (queue.isExclusivelyConsumed || (exclusive && queue.consumers > 0)) {
      throw new Refusal(403, `queue '${queue.name}' in vhost '/' in exclusive use`);
    }
    const consumer = createConsumer(channel, queue, tag, noAck, exclusive);
    channel.consumers.set(tag, { consumer, queue });
    if (!nowait) channel.send('BasicConsumeOk', { consumerTag: tag });
    queue.consume(consumer);
  },

  BasicCancel({ consumers, send }, { consumerTag, nowait }) {
    const found = consumers.get(consumerTag);
    consumers.delete(consumerTag);
    found?.queue.cancel(found.consumer);
    if (!nowait) send('BasicCancelOk', { consumerTag });
  },

  BasicGet(channel, { queue: name, noAck }) {
    const queue = channel.queueNamed(name);
    const entry = queue.get();
    if (!entry) return channel.send('BasicGetEmpty', {});
    const deliveryTag = channel.deliveries.nextTag();
    const { exchange, routingKey } = entry.message;
    const redelivered = entry.deliveries > 1;
    channel.send('BasicGetOk', { deliveryTag, redelivered, exchange, routingKey, messageCount: queue.ready });
    channel.sendContent(asSent(entry, queue));
    if (noAck) queue.acknowledge(entry);
    else channel.deliveries.add({ tag: deliveryTag, queue, entry });
  },

  BasicAck(channel, { deliveryTag, multiple }) {
    for (const { queue, entry } of channel.deliveries.take(deliveryTag, multiple)) queue.acknowledge(entry);
    channel.pump();
  },

  BasicNack(channel, { deliveryTag, multiple, requeue: again }) {
    const taken = channel.deliveries.take(deliveryTag, multiple);
    if (again) requeue(taken);
    else for (const { queue, entry } of taken) queue.reject(entry);
    channel.pump();
  },

  BasicReject: (channel, { deliveryTag, requeue: again }) =>
    consumeMethods.BasicNack(channel, { deliveryTag, multiple: false, requeue: again }),

  BasicRecover(channel, { requeue: again }) {
    if (!again) throw new Refusal(540, 'requeue=false');
    requeue(channel.deliveries.takeAll());
    channel.send('BasicRecoverOk', {});
    channel.pump();
  },
} satisfies Handlers;
