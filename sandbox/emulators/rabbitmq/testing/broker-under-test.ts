import { randomUUID } from 'node:crypto';
import { type Channel, type ChannelModel, connect, type GetMessage, type Options } from 'amqplib';
import { startBroker } from '../server.js';

export type BrokerUnderTest = Awaited<ReturnType<typeof startBrokerUnderTest>>;

export const quorum = { 'x-queue-type': 'quorum' };
export const fanout = { durable: false, autoDelete: true };

/** The broker that AMQP_URL names, or one of its own. Everything made here is deleted again. */
export async function startBrokerUnderTest() {
  const { AMQP_URL } = process.env;
  const own = AMQP_URL === undefined ? await startBroker({}) : undefined;
  const url = own?.url ?? String(AMQP_URL);
  const connections: ChannelModel[] = [];
  const names = { queues: new Set<string>(), exchanges: new Set<string>() };

  async function newConnection(at = url) {
    const connection = await connect(at);
    connection.on('error', () => {});
    connections.push(connection);
    return connection;
  }

  const shared = await newConnection();

  async function newChannel(connection = shared) {
    const channel = await connection.createConfirmChannel();
    channel.on('error', () => {});
    return channel;
  }

  const setup = await newChannel();
  const { product } = shared.connection.serverProperties;

  return {
    url,
    isEmulator: product !== 'RabbitMQ',
    newConnection,
    newChannel,

    /** A classic queue, which only the shared connection may use. */
    queue: async () => (await setup.assertQueue('', { exclusive: true, durable: false })).queue,
    async quorumQueue(options: Options.AssertQueue = {}) {
      const name = uniqueName();
      names.queues.add(name);
      await setup.assertQueue(name, { ...options, arguments: { ...quorum, ...(options.arguments as object) } });
      return name;
    },
    async exchange(type: 'topic' | 'fanout' = 'topic') {
      const name = uniqueName();
      names.exchanges.add(name);
      await setup.assertExchange(name, type, type === 'fanout' ? fanout : {});
      return name;
    },
    bind: (queue: string, exchange: string, key = '') => setup.bindQueue(queue, exchange, key),
    count: async (queue: string) => (await setup.checkQueue(queue)).messageCount,
    exists: (queue: string) =>
      newChannel()
        .then((channel) => channel.checkQueue(queue))
        .then(
          () => true,
          () => false,
        ),

    /** Publishes to a queue and returns once the broker has confirmed. */
    async fill(queue: string, bodies: string[], options: Options.Publish = {}) {
      const channel = await newChannel();
      for (const body of bodies) channel.sendToQueue(queue, Buffer.from(body), options);
      await channel.waitForConfirms();
      await channel.close();
    },

    /** The text with which the broker closes the channel for this. */
    async refusalOf(action: (channel: Channel) => unknown, connection = shared): Promise<string> {
      const channel = await connection.createChannel();
      const closed = new Promise<string>((resolve) => channel.on('error', ({ message }: Error) => resolve(message)));
      await Promise.resolve(action(channel)).catch(() => undefined);
      const message = await closed;
      // The client puts it between quotation marks.
      return /with message "([\s\S]*)"$/.exec(message)?.[1] ?? message;
    },

    async stop() {
      const last = await newChannel();
      for (const name of names.queues) await last.deleteQueue(name);
      for (const name of names.exchanges) await last.deleteExchange(name);
      for (const connection of connections) await connection.close().catch(() => {});
      await own?.close();
    },
  };
}

export const uniqueName = () => `test-${randomUUID()}`;

export const textOf = ({ content }: { content: Buffer }) => content.toString();

/** The next message of a queue, as soon as there is one. */
export const take = (channel: Channel, queue: string): Promise<GetMessage> =>
  until(async () => (await channel.get(queue)) || undefined);

export async function takeAll(channel: Channel, queue: string): Promise<string[]> {
  const bodies = [];
  for (let got = await channel.get(queue, { noAck: true }); got; got = await channel.get(queue, { noAck: true })) {
    bodies.push(textOf(got));
  }
  return bodies;
}

/** Repeats until there is a result. The test's own time limit is the limit. */
export async function until<Result>(attempt: () => Promise<Result | undefined | false>): Promise<Result> {
  for (;;) {
    const result = await attempt();
    if (result !== undefined && result !== false) return result;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
