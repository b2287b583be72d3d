import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { startBroker } from '../server.js';
import { quorum, takeAll } from '../testing/broker-under-test.js';
import { encodeRecord, readRecords } from '../../server/record-log.js';

// The journal is the emulator's own, so these tests do not look for another broker.
const recordHeader = 12;
const heading = 'wayhouse-amqp-journal-4\n';
let dataDir: string;
let journal: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayhouse-amqp-'));
  journal = join(dataDir, 'journal');
});
afterEach(() => rm(dataDir, { recursive: true }));

async function whileRunning<Result>(work: (channel: Awaited<ReturnType<typeof open>>['channel']) => Promise<Result>) {
  const broker = await startBroker({ dataDir });
  const { connection, channel } = await open(broker.url);
  try {
    return await work(channel);
  } finally {
    await connection.close();
    await broker.close();
  }
}

async function open(url: string) {
  const connection = await connect(url);
  return { connection, channel: await connection.createConfirmChannel() };
}

const fill = (...bodies: string[]) =>
  whileRunning(async (channel) => {
    await channel.assertQueue('work', { arguments: quorum });
    for (const body of bodies) channel.sendToQueue('work', Buffer.from(body), { persistent: true });
    await channel.waitForConfirms();
  });

const content = () => whileRunning((channel) => takeAll(channel, 'work'));

test('an orderly stop keeps quorum queues with their settings, and no others', async () => {
  const settings = { arguments: { ...quorum, 'x-delivery-limit': 3 } };
  let exclusive = '';
  await whileRunning(async (channel) => {
    await channel.assertQueue('durable', settings);
    ({ queue: exclusive } = await channel.assertQueue('', { exclusive: true }));
    channel.sendToQueue('durable', Buffer.from('kept'));
    channel.sendToQueue(exclusive, Buffer.from('lost'), { persistent: true });
    await channel.waitForConfirms();
  });
  await whileRunning(async (channel) => {
    channel.on('error', () => {});
    await channel.assertQueue('durable', settings);
    expect(await takeAll(channel, 'durable')).toEqual(['kept']);
    await expect(channel.checkQueue(exclusive)).rejects.toThrow(/NOT_FOUND/);
  });
});

test('a last record that was torn off is dropped', async () => {
  await fill('one', 'two');
  const { size } = await stat(journal);
  await truncate(journal, size - 3);
  expect(await content()).toEqual(['one']);
});

test('half a record after the last whole one is dropped', async () => {
  await fill('one');
  await appendFile(journal, Buffer.from([0, 0, 0, 99, 1, 2]));
  expect(await content()).toEqual(['one']);
});

test('a journal damaged in the middle is not read past the damage', async () => {
  await fill('one', 'two');
  const bytes = await readFile(journal);
  bytes[bytes.indexOf(Buffer.from('one').toString('base64'))]! ^= 1;
  await writeFile(journal, bytes);
  await expect(startBroker({ dataDir })).rejects.toThrow(
    /^The data file \S+journal is corrupt: a damaged record at byte \d+\. .*npm run reset`\.$/,
  );
});

test('no byte of a journal can change unnoticed: the start is refused, or an unfinished end is dropped', async () => {
  await fill('one', 'two', 'three');
  const sound = await readFile(journal);
  const records = readRecords(journal, heading);
  const last = sound.length - encodeRecord(records.at(-1)!).length;
  for (let at = heading.length; at < sound.length; at++) {
    const damaged = Buffer.from(sound);
    damaged[at]! ^= 0x10;
    await writeFile(journal, damaged);
    const read = () => readRecords(journal, heading);
    if (at < last + recordHeader) expect(read).toThrow(/a damaged record at byte \d+/);
    else expect({ at, records: read() }).toEqual({ at, records: records.slice(0, -1) });
  }
});

test.each(['shopping list', 'wayhouse-amqp-journal-3\n'])(
  'refuses to start on a file that is no journal of this version (%j), and leaves it alone',
  async (instead) => {
    await writeFile(journal, instead);
    await expect(startBroker({ dataDir })).rejects.toThrow(/is of another version\. .*`npm run reset`/);
    expect(await readFile(journal, 'utf8')).toBe(instead);
  },
);

test('the journal shrinks while running once most of its messages are settled', async () => {
  await whileRunning(async (channel) => {
    await channel.assertQueue('work', { arguments: quorum });
    const body = Buffer.alloc(1024 * 1024);
    let largest = 0;
    for (let round = 0; round < 20; round++) {
      channel.sendToQueue('work', body, { persistent: true });
      await channel.waitForConfirms();
      await channel.get('work', { noAck: true });
      largest = Math.max(largest, (await stat(journal)).size);
    }
    channel.sendToQueue('work', Buffer.from('kept'), { persistent: true });
    await channel.waitForConfirms();
    expect(largest).toBeLessThan(20 * 1024 * 1024);
  });
  expect((await stat(journal)).size).toBeLessThan(16 * 1024 * 1024);
  expect(await content()).toEqual(['kept']);
});

test('two brokers never share a data folder', async () => {
  const broker = await startBroker({ dataDir });
  await expect(startBroker({ dataDir })).rejects.toThrow(
    /is in use by the process \d+; two servers cannot share it\.$/,
  );
  await broker.close();
  await (await startBroker({ dataDir })).close();
});

test('the lock of a process that is gone is taken over', async () => {
  await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, start: '1' }));
  await (await startBroker({ dataDir })).close();
});
