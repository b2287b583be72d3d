import type { Broker } from '../broker/broker.js';
import type { Message } from '../broker/message.js';
import type { Consumer, Queue } from '../broker/queue.js';
import type { Journal } from '../journal/journal.js';
import { notSupported } from '../protocol/amqp-error.js';
import { encodeHeader, encodeMethod, makeBodyFrame } from '../protocol/codec.js';
import { MAX_PAYLOAD } from '../protocol/handshake.js';
import type { Methods } from '../protocol/methods.js';
import { createIncomingContent } from './incoming-content.js';
import { createUnackedDeliveries } from './unacked-deliveries.js';

/** What a channel gets from its connection. */
export type ChannelContext = {
  /** Stands for the connection where queues are exclusive. */
  owner: object;
  broker: Broker;
  journal: () => Journal;
  send(frame: Buffer): void;
};

export type Channel = ReturnType<typeof createChannel>;

export type Handlers = { [Name in keyof Methods]?: (channel: Channel, fields: Methods[Name]) => void };

export function createChannel(number: number, context: ChannelContext) {
  const { broker, journal, owner } = context;
  const unacked = createUnackedDeliveries();
  const consumers = new Map<string, { consumer: Consumer; queue: Queue }>();
  const content = createIncomingContent();
  let isOpen = true;
  let lastPublished = 0;

  const send = <Name extends keyof Methods>(name: Name, fields: Methods[Name]) =>
    context.send(encodeMethod(name, number, fields));

  function sendContent({ properties, body }: Pick<Message, 'properties' | 'body'>) {
    context.send(encodeHeader(number, properties, body.length));
    for (let at = 0; at < body.length; at += MAX_PAYLOAD) {
      context.send(makeBodyFrame(number, body.subarray(at, at + MAX_PAYLOAD)));
    }
  }

  function publish({ message, mandatory }: { message: Message; mandatory: boolean }) {
    const { exchange, routingKey } = message;
    if (!broker.publish(message) && mandatory) {
      send('BasicReturn', { replyCode: 312, replyText: 'NO_ROUTE', exchange, routingKey });
      sendContent(message);
    }
    if (!channel.isConfirming) return;
    const deliveryTag = ++lastPublished;
    journal().whenSafe(() => isOpen && send('BasicAck', { deliveryTag, multiple: false }));
  }

  const channel = {
    context,
    broker,
    unacked,
    consumers,
    content,
    isConfirming: false,
    /** For the consumers to come; 0 is no limit. */
    prefetch: 0,
    send,
    sendContent,

    queue(name: string): Queue {
      if (name === '') throw notSupported('the empty queue name');
      return broker.queue(name, owner);
    },

    onHeader(payload: Buffer) {
      const published = content.header(payload);
      if (published) publish(published);
    },

    onBody(payload: Buffer) {
      const published = content.body(payload);
      if (published) publish(published);
    },

    /** Lets waiting messages flow after an acknowledgement made room. */
    pump: () => consumers.forEach(({ queue }) => queue.pump()),

    close() {
      isOpen = false;
      for (const { consumer, queue } of consumers.values()) queue.cancel(consumer);
      consumers.clear();
      unacked.requeueAll();
    },
  };
  return channel;
}
