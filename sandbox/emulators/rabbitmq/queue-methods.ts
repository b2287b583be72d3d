import type { Handlers } from './handlers.js';
import { Refusal } from './refusal.js';

export const queueMethods = {
  QueueDeclare(channel, { queue: name, passive, nowait, durable, exclusive, autoDelete, arguments: given }) {
    const { broker, link, send } = channel;
    if (!passive && name.startsWith('amq.')) {
      throw new Refusal(403, `queue name '${name}' contains reserved prefix 'amq.*'`);
    }
    const queue = passive
      ? broker.queue(name, link.owner)
      : broker.declareQueue({ name, durable, exclusive, autoDelete, arguments: given }, link.owner);
    // Asking for a queue counts as using it, also where it expires unused.
    queue.used();
    channel.lastQueue = queue.name;
    if (nowait) return;
    send('QueueDeclareOk', { queue: queue.name, messageCount: queue.ready, consumerCount: queue.consumers });
  },

  QueuePurge(channel, { queue, nowait }) {
    const messageCount = channel.queueNamed(queue).purge();
    if (!nowait) channel.send('QueuePurgeOk', { messageCount });
  },

  QueueDelete(channel, { queue: name, ifUnused, ifEmpty, nowait }) {
    const { broker, send, lastQueue } = channel;
    // Deleting what is not there has succeeded.
    const queue = broker.queues.has(name || lastQueue) ? channel.queueNamed(name) : undefined;
    if (queue && ifUnused && queue.consumers > 0) throw new Refusal(406, `queue '${queue.name}' in vhost '/' in use`);
    if (queue && ifEmpty && queue.ready > 0) throw new Refusal(406, `queue '${queue.name}' in vhost '/' not empty`);
    const messageCount = queue?.ready ?? 0;
    if (queue) broker.deleteQueue(queue);
    if (!nowait) send('QueueDeleteOk', { messageCount });
  },
} satisfies Handlers;
