import type { Broker } from './broker.js';
import { checkPublished } from './check-published.js';
import { encodeMethod, headerFrame, makeBodyFrame } from './codec.js';
import { createConfirms } from './confirms.js';
import { createDeliveries, requeue } from './deliveries.js';
import { createIncomingContent } from './incoming-content.js';
import type { Journal } from './journal.js';
import type { Message } from './message.js';
import type { Methods } from './methods.js';
import type { Consumer } from './consumer-turns.js';
import type { Queue } from './queue.js';
import { Refusal } from './refusal.js';

/** What a channel is given by its connection. `owner` stands for the connection where queues are exclusive. */
export type Link = {
  owner: object;
  user: string;
  toldOfCancel: boolean;
  send(frame: Buffer): void;
  atEndOfTurn(work: () => void): void;
  maxBody(): number;
};

export type Channel = ReturnType<typeof createChannel>;

export function createChannel(number: number, link: Link, broker: Broker, journal: () => Journal) {
  const deliveries = createDeliveries();
  const consumers = new Map<string, { consumer: Consumer; queue: Queue }>();
  const content = createIncomingContent();
  const confirms = createConfirms((deliveryTag, multiple, kind) => {
    const requeue = false;
    if (kind === 'ack') send('BasicAck', { deliveryTag, multiple });
    else send('BasicNack', { deliveryTag, multiple, requeue });
  });
  let open = true;

  const send = <Name extends keyof Methods>(name: Name, fields: Methods[Name]) =>
    link.send(encodeMethod(name, number, fields));

  function sendContent({ header, body }: Message) {
    link.send(headerFrame(number, header));
    for (let at = 0; at < body.length; at += link.maxBody()) {
      link.send(makeBodyFrame(number, body.subarray(at, at + link.maxBody())));
    }
  }

  function publish({ message, mandatory }: { message: Message; mandatory: boolean }) {
    const to = message.exchange === '' ? undefined : broker.exchange(message.exchange);
    checkPublished(message, to, link.user);
    const tag = channel.isConfirming ? confirms.nextTag() : 0;
    const { routed, refused, durable } = broker.publish(message);
    if (!routed && mandatory) {
      const { exchange, routingKey } = message;
      send('BasicReturn', { replyCode: 312, replyText: 'NO_ROUTE', exchange, routingKey });
      sendContent(message);
    }
    if (tag === 0) return;
    if (refused) confirms.refused(tag);
    else if (durable) journal().whenSafe(() => confirmed(tag));
    else confirmed(tag);
  }

  function confirmed(tag: number) {
    confirms.safe(tag);
    link.atEndOfTurn(flushConfirms);
  }

  function flushConfirms() {
    if (open) confirms.flush();
  }

  const channel = {
    link,
    broker,
    deliveries,
    consumers,
    content,
    isConfirming: false,
    /** The queue declared last, which is what an empty queue name means. */
    lastQueue: '',
    /** For consumers to come, and for all of the channel's consumers together; 0 is no limit. */
    prefetch: { perConsumer: 0, shared: 0 },
    send,
    sendContent,

    queueNamed(name: string): Queue {
      if (name === '' && channel.lastQueue === '') throw new Refusal(404, 'no previously declared queue');
      return broker.queue(name || channel.lastQueue, link.owner);
    },

    onHeader(payload: Buffer) {
      const published = content.header(payload);
      if (published) publish(published);
    },

    onBody(payload: Buffer) {
      const published = content.body(payload);
      if (published) publish(published);
    },

    /** Lets waiting messages flow after room was made. */
    pump: () => consumers.forEach(({ queue }) => queue.pump()),

    close() {
      open = false;
      for (const { consumer, queue } of consumers.values()) queue.cancel(consumer);
      consumers.clear();
      requeue(deliveries.takeAll());
    },
  };
  return channel;
}
