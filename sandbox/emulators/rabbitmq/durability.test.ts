import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { endAll, startProcess } from './broker-process.js';
import { take, takeAll } from './broker-under-test.js';

// Only the stand-in can be killed here, so these tests do not look for another broker.
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayhouse-amqp-'));
});
afterEach(async () => {
  await endAll();
  await rm(dataDir, { recursive: true });
});

async function connectTo(url: string) {
  const connection = await connect(url);
  connection.on('error', () => {});
  const channel = await connection.createConfirmChannel();
  channel.on('error', () => {});
  return { connection, channel };
}

test('what was confirmed is there after a kill, in order, and what was out comes back as redelivered', async () => {
  const first = await startProcess(dataDir);
  const { channel } = await connectTo(first.url);
  await channel.assertExchange('events', 'topic');
  await channel.assertQueue('work', { arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue('work', 'events', 'booking.#');
  await channel.bindQueue('work', 'events', 'gone');
  await channel.unbindQueue('work', 'events', 'gone');
  const bodies = ['one', 'two', 'three', 'four'];
  for (const body of bodies) {
    channel.publish('events', 'booking.paid', Buffer.from(body), { persistent: true, headers: { n: body } });
  }
  await channel.waitForConfirms();
  channel.ack(await take(channel, 'work'));
  await take(channel, 'work');
  await first.end('SIGKILL');

  const second = await startProcess(dataDir);
  const after = await connectTo(second.url);
  await after.channel.checkExchange('events');
  const messages = [];
  for (const _ of ['two', 'three', 'four']) messages.push(await take(after.channel, 'work'));
  expect(messages.map(({ content, fields }) => [String(content), fields.redelivered])).toEqual([
    ['two', true],
    ['three', false],
    ['four', false],
  ]);
  expect(messages[0]?.fields).toMatchObject({ exchange: 'events', routingKey: 'booking.paid' });
  expect(messages[0]?.properties.headers).toMatchObject({ n: 'two', 'x-delivery-count': 1 });
  after.channel.publish('events', 'gone', Buffer.from(''), { persistent: true });
  await after.channel.waitForConfirms();
  expect(await after.channel.get('work')).toBe(false);
  await after.connection.close();
  expect(await second.end('SIGTERM')).toBe(0);
});

test('a kill in the middle of writers loses nothing that was confirmed', async () => {
  const first = await startProcess(dataDir);
  const confirmed: string[] = [];
  const writers = await Promise.all([1, 2, 3].map(() => connectTo(first.url)));
  await writers[0]?.channel.assertQueue('work');
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

  const second = await startProcess(dataDir);
  const { channel, connection } = await connectTo(second.url);
  const kept = new Set(await takeAll(channel, 'work'));
  expect(promised.filter((body) => !kept.has(body))).toEqual([]);
  await connection.close();
  await second.end('SIGTERM');
});

test('an orderly stop keeps what is durable and persistent, and nothing else', async () => {
  const first = await startProcess(dataDir);
  const { channel, connection } = await connectTo(first.url);
  await channel.assertQueue('durable', { deadLetterExchange: 'graves', messageTtl: 60_000 });
  await channel.assertQueue('fleeting', { durable: false });
  channel.sendToQueue('durable', Buffer.from('kept'), { persistent: true, expiration: '50000' });
  channel.sendToQueue('durable', Buffer.from('lost'));
  await channel.waitForConfirms();
  await connection.close();
  expect(await first.end('SIGTERM')).toBe(0);

  const second = await startProcess(dataDir);
  const after = await connectTo(second.url);
  await after.channel.assertQueue('durable', { deadLetterExchange: 'graves', messageTtl: 60_000 });
  expect(await takeAll(after.channel, 'durable')).toEqual(['kept']);
  await expect(after.channel.checkQueue('fleeting')).rejects.toThrow(/NOT_FOUND/);
  await after.connection.close();
  await second.end('SIGTERM');
});
