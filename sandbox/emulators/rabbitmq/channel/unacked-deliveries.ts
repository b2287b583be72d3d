import type { Entry } from '../broker/message.js';
import type { Consumer, Queue } from '../broker/queue.js';
import { AmqpError } from '../protocol/amqp-error.js';

type Delivery = { tag: number; queue: Queue; entry: Entry; consumer?: Consumer };

/** What a channel was sent and has not acknowledged. Tags count up from 1. */
export function createUnackedDeliveries() {
  const open = new Map<number, Delivery>();
  const counts = new Map<Consumer, number>();
  let lastTag = 0;

  const countOf = (consumer: Consumer) => counts.get(consumer) ?? 0;

  return {
    countOf,
    nextTag: () => ++lastTag,
    add(delivery: Delivery) {
      open.set(delivery.tag, delivery);
      if (delivery.consumer) counts.set(delivery.consumer, countOf(delivery.consumer) + 1);
    },
    take(tag: number): Delivery {
      const delivery = open.get(tag);
      if (!delivery) throw new AmqpError(406, `unknown delivery tag ${tag}`);
      open.delete(tag);
      if (delivery.consumer) counts.set(delivery.consumer, countOf(delivery.consumer) - 1);
      return delivery;
    },
    /** Each queue gets its messages at once, so that they go back in order. */
    requeueAll() {
      const byQueue = new Map<Queue, Entry[]>();
      for (const { queue, entry } of open.values()) byQueue.set(queue, [...(byQueue.get(queue) ?? []), entry]);
      open.clear();
      for (const [queue, entries] of byQueue) queue.requeue(entries);
    },
  };
}
