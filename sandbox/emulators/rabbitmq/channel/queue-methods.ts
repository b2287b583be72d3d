import { AmqpError } from '../protocol/amqp-error.js';
import type { Handlers } from './channel.js';

export const queueMethods = {
  QueueDeclare(channel, { queue: name, passive, durable, exclusive, autoDelete, arguments: args }) {
    if (!passive && name.startsWith('amq.')) {
      throw new AmqpError(403, `queue name '${name}' contains reserved prefix 'amq.*'`);
    }
    const queue = passive
      ? channel.queue(name)
      : channel.broker.declareQueue({ name, durable, exclusive, autoDelete, arguments: args }, channel.context.owner);
    channel.send('QueueDeclareOk', {
      queue: queue.name,
      messageCount: queue.messageCount,
      consumerCount: queue.consumerCount,
    });
  },

  QueuePurge(channel, { queue }) {
    channel.send('QueuePurgeOk', { messageCount: channel.queue(queue).purge() });
  },

  /** Deleting a queue that does not exist succeeds. */
  QueueDelete(channel, { queue: name }) {
    const queue = channel.broker.findQueue(name) ? channel.queue(name) : undefined;
    const messageCount = queue?.messageCount ?? 0;
    if (queue) channel.broker.deleteQueue(queue);
    channel.send('QueueDeleteOk', { messageCount });
  },
} satisfies Handlers;
