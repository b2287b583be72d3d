import type { Broker } from '../broker/broker.js';
import type { Consumer } from '../broker/consumer-list.js';
import type { Message } from '../broker/message.js';
import type { Queue } from '../broker/queue.js';
import type { Journal } from '../journal/journal.js';
import { notSupported } from '../protocol/amqp-error.js';
import { encodeMethod, headerFrame, makeBodyFrame } from '../protocol/codec.js';
import type { Methods } from '../protocol/methods.js';
import { createConfirms } from './confirms.js';
import { createIncomingContent } from './incoming-content.js';
import { createUnackedDeliveries } from './unacked-deliveries.js';

/** What a channel gets from its connection. */
export type ChannelContext = {
  /** Stands for the connection where queues are exclusive. */
  owner: object;
  /** Whether the client wants to know when the broker cancels a consumer. */
  notifiesCancel: boolean;
  broker: Broker;
  journal: () => Journal;
  send(frame: Buffer): void;
  afterJournal(work: () => void): void;
  maxBodySize(): number;
};

export type Channel = ReturnType<typeof createChannel>;

export type Handlers = { [Name in keyof Methods]?: (channel: Channel, fields: Methods[Name]) => void };

export function createChannel(number: number, context: ChannelContext) {
  const { broker, journal, owner } = context;
  const unacked = createUnackedDeliveries();
  const consumers = new Map<string, { consumer: Consumer; queue: Queue }>();
  const content = createIncomingContent();
  const confirms = createConfirms((deliveryTag, multiple) => send('BasicAck', { deliveryTag, multiple }));
  let isOpen = true;

  const send = <Name extends keyof Methods>(name: Name, fields: Methods[Name]) =>
    context.send(encodeMethod(name, number, fields));

  function sendContent({ header, body }: Message) {
    context.send(headerFrame(number, header));
    for (let at = 0; at < body.length; at += context.maxBodySize()) {
      context.send(makeBodyFrame(number, body.subarray(at, at + context.maxBodySize())));
    }
  }

  function publish({ message, mandatory }: { message: Message; mandatory: boolean }) {
    const { exchange, routingKey } = message;
    const { isRouted, isDurable } = broker.publish(message);
    if (!isRouted && mandatory) {
      send('BasicReturn', { replyCode: 312, replyText: 'NO_ROUTE', exchange, routingKey });
      sendContent(message);
    }
    if (!channel.isConfirming) return;
    const tag = confirms.nextTag();
    if (isDurable) journal().whenSafe(() => confirm(tag));
    else confirm(tag);
  }

  function confirm(tag: number) {
    confirms.add(tag);
    context.afterJournal(flushConfirms);
  }

  function flushConfirms() {
    if (isOpen) confirms.flush();
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
