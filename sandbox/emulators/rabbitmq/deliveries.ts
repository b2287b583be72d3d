import type { Consumer } from './consumer-turns.js';
import type { Queue } from './queue.js';
import type { Entry } from './message.js';
import { Refusal } from './refusal.js';

type Delivery = { tag: number; queue: Queue; entry: Entry; consumer?: Consumer };

/** What a channel was given and has not answered for. Tags count up from 1. */
export function createDeliveries() {
  const open = new Map<number, Delivery>();
  const held = new Map<Consumer, number>();
  let lastTag = 0;

  function close(delivery: Delivery) {
    open.delete(delivery.tag);
    if (delivery.consumer) held.set(delivery.consumer, (held.get(delivery.consumer) ?? 1) - 1);
  }

  return {
    get size() {
      return open.size;
    },
    heldBy: (consumer: Consumer) => held.get(consumer) ?? 0,
    nextTag: () => ++lastTag,
    add(delivery: Delivery) {
      open.set(delivery.tag, delivery);
      if (delivery.consumer) held.set(delivery.consumer, (held.get(delivery.consumer) ?? 0) + 1);
    },
    /** The deliveries a tag stands for: one, all up to it, or with 0 and `multiple` every one. */
    take(tag: number, multiple: boolean): Delivery[] {
      if (tag === 0 && multiple) return this.takeAll();
      if (!open.has(tag)) throw new Refusal(406, `unknown delivery tag ${tag}`);
      const taken = multiple ? [...open.values()].filter((delivery) => delivery.tag <= tag) : [open.get(tag)];
      return taken.filter((delivery) => delivery !== undefined).map((delivery) => (close(delivery), delivery));
    },
    takeAll(): Delivery[] {
      const all = [...open.values()];
      all.forEach(close);
      return all;
    },
  };
}

/** Returns messages to their queues, each queue's share at once so that it goes back in order. */
export function requeue(deliveries: Delivery[]) {
  const shares = new Map<Queue, Entry[]>();
  for (const { queue, entry } of deliveries) shares.set(queue, [...(shares.get(queue) ?? []), entry]);
  for (const [queue, share] of shares) queue.requeue(share);
}
