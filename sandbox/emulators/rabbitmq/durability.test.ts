import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { startBroker } from './server.js';
import { failedStart, killBrokerProcesses, startBrokerProcess } from './testing/broker-process.js';
import { quorum, take, takeAll } from './testing/broker-under-test.js';

// Only the emulator can be killed here, so these tests do not look for another broker.
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayhouse-amqp-'));
});
afterEach(async () => {
  await killBrokerProcesses();
  await rm(dataDir, { recursive: true });
});

async function connectTo(url: string) {
  const connection = await connect(url);
  connection.on('error', () => {});
  const channel = await connection.createConfirmChannel();
  channel.on('error', () => {});
  return { connection, channel };
}

test('what was confirmed is there after a kill, in order, and what was delivered comes back as redelivered', async () => {
  const first = await startBrokerProcess(dataDir);
  const { channel } = await connectTo(first.url);
  await channel.assertExchange('events', 'topic');
  await channel.assertQueue('work', { arguments: quorum });
  await channel.bindQueue('work', 'events', 'booking.paid');
  await channel.assertQueue('deleted', { arguments: quorum });
  await channel.bindQueue('deleted', 'events', 'gone');
  await channel.deleteQueue('deleted');
  const bodies = ['one', 'two', 'three', 'four'];
  for (const body of bodies) {
    channel.publish('events', 'booking.paid', Buffer.from(body), { persistent: true, headers: { n: body } });
  }
  await channel.waitForConfirms();
  channel.ack(await take(channel, 'work'));
  await take(channel, 'work');
  await first.end('SIGKILL');

  const second = await startBroker({ dataDir });
  const after = await connectTo(second.url);
  await after.channel.assertExchange('events', 'topic');
  const messages = [];
  for (const _ of ['two', 'three', 'four']) messages.push(await take(after.channel, 'work'));
  expect(messages.map(({ content, fields }) => [String(content), fields.redelivered])).toEqual([
    ['two', true],
    ['three', false],
    ['four', false],
  ]);
  expect(messages[0]?.fields).toMatchObject({ exchange: 'events', routingKey: 'booking.paid' });
  expect(messages[0]?.properties.headers).toMatchObject({ n: 'two', 'x-delivery-count': 1 });
  await expect(after.channel.checkQueue('deleted')).rejects.toThrow(/NOT_FOUND/);
  await after.connection.close();
  await second.close();
});

test('a kill in the middle of writers loses nothing that was confirmed', async () => {
  const first = await startBrokerProcess(dataDir);
  const confirmed: string[] = [];
  const writers = await Promise.all([1, 2, 3].map(() => connectTo(first.url)));
  await writers[0]?.channel.assertQueue('work', { arguments: quorum });
  const enough = new Promise<void>((resolve) => {
    writers.forEach(({ channel }, writer) => {
      let count = 0;
      const next = () => {
        const body = `${writer}-${count++}`;
        channel.sendToQueue('work', Buffer.from(body), { persistent: true }, (error: unknown) => {
          if (error) return;
          if (confirmed.push(body) === 600) resolve();
          next();
        });
      };
      for (let open = 0; open < 20; open++) next();
    });
  });
  await enough;
  const promised = [...confirmed];
  await first.end('SIGKILL');

  const second = await startBroker({ dataDir });
  const { channel, connection } = await connectTo(second.url);
  const found = new Set(await takeAll(channel, 'work'));
  expect(promised.filter((body) => !found.has(body))).toEqual([]);
  await connection.close();
  await second.close();
});

test('a process stops in order on SIGTERM, and explains in one sentence why it cannot start', async () => {
  const first = await startBrokerProcess(dataDir);
  const { code, stderr } = await failedStart(dataDir);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The data folder \S+ is in use by the process \d+; two servers cannot share it\.\n$/),
  ]);
  expect(await first.end('SIGTERM')).toBe(0);
});
