import { randomUUID } from 'node:crypto';
import { type Channel, type ChannelModel, connect, type GetMessage, type Options } from 'amqplib';
import { startBroker } from './server.js';

export type BrokerUnderTest = Awaited<ReturnType<typeof useBroker>>;

/** A broker of its own; with AMQP_URL the real one, in which everything made here is deleted again. */
export async function useBroker() {
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
    const channel = await connection.createChannel();
    channel.on('error', () => {});
    return channel;
  }

  const setup = await newChannel();

  return {
    url,
    newConnection,
    newChannel,
    async newConfirmChannel() {
      const channel = await shared.createConfirmChannel();
      channel.on('error', () => {});
      return channel;
    },

    async queue(options: Options.AssertQueue = {}) {
      const name = unique();
      names.queues.add(name);
      await setup.assertQueue(name, options);
      return name;
    },
    async exchange(type: string, options: Options.AssertExchange = {}) {
      const name = unique();
      names.exchanges.add(name);
      await setup.assertExchange(name, type, options);
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

    /** Publishes to a queue and returns once the broker has it. */
    async fill(queue: string, bodies: string[], options: Options.Publish = {}) {
      const channel = await shared.createConfirmChannel();
      for (const body of bodies) channel.sendToQueue(queue, Buffer.from(body), options);
      await channel.waitForConfirms();
      await channel.close();
    },

    /** What the broker said when it closed the channel for this. */
    async refusalOf(action: (channel: Channel) => unknown, connection?: ChannelModel): Promise<string> {
      const channel = await (connection ?? shared).createChannel();
      const closed = new Promise<string>((resolve) => channel.on('error', ({ message }: Error) => resolve(message)));
      const failed = Promise.resolve(action(channel)).then(
        () => closed,
        () => closed,
      );
      return quoted(await failed);
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

export const unique = () => `test-${randomUUID()}`;

/** The text between the quotation marks the client puts round it. */
const quoted = (message: string) => /with message "([\s\S]*)"$/.exec(message)?.[1] ?? message;

/** The next message of a queue, however soon it comes. */
export async function take(channel: Channel, queue: string): Promise<GetMessage> {
  return until(async () => (await channel.get(queue)) || undefined);
}

export async function takeAll(channel: Channel, queue: string): Promise<string[]> {
  const bodies = [];
  for (let got = await channel.get(queue, { noAck: true }); got; got = await channel.get(queue, { noAck: true })) {
    bodies.push(got.content.toString());
  }
  return bodies;
}

/** Asks again until there is an answer. The test's own time limit is the limit. */
export async function until<Answer>(ask: () => Promise<Answer | undefined | false>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
