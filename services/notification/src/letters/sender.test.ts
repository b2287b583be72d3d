import { connectMongo, createLog, transactions } from '@wayhouse/service-kit';
import { eventually, testConfig } from '@wayhouse/service-kit/testing';
import { mailServer } from '../testing/mail-server.js';
import { type Letters, letterRepository } from './letter-repository.js';
import { startSender } from './sender.js';
import { type Send, smtp } from './smtp.js';

const log = createLog('tests', 'silent');
const start = new Date('2027-01-05T06:30:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const to = { name: 'Asha', address: 'asha@example.test' };
const letter = (id: string) => ({ id, to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' });

let db: Awaited<ReturnType<typeof connectMongo>>;
let letters: Letters;
let clock = start;
const senders: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('letters');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  letters = letterRepository(db);
  await db.model('Letter').init();
  clock = start;
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await db.dropDatabase();
  await db.close();
});

const add = (id: string) => transactions(db, () => undefined)((tx) => letters.add(tx, letter(id), start));
const rowOf = (id: string) => db.collection('letters').findOne({ _id: id as never });
const sendWith = (send: Send, retryDelays?: number[]) =>
  senders.push(startSender({ letters, send, log, now: () => clock, pollMilliseconds: 5, retryDelays }));

test('a letter that cannot be sent waits, longer each time', async () => {
  await add('l1');
  sendWith(() => Promise.reject(new Error('no route to host')));
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ attempts: 1, dueAt: after(1000) }));
  clock = after(1000);
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ attempts: 2, dueAt: after(6000) }));
  expect(await rowOf('l1')).toMatchObject({ state: 'waiting', problem: 'no route to host' });
});

test('is given up, and said so, after three days', async () => {
  await add('l1');
  clock = after(3 * 24 * 3600_000 + 1);
  sendWith(() => Promise.reject(new Error('no such user')));
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ state: 'given-up' }));
});

test('several senders send each letter once', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `l${index}`);
  await Promise.all(ids.map(add));
  const sent: string[] = [];
  const send: Send = async ({ id }) => void sent.push(id);
  sendWith(send);
  sendWith(send);
  await eventually(async () => expect(await letters.countWaiting()).toBe(0));
  expect(sent.sort()).toEqual(ids.sort());
});

test('the letter of a sender that died is sent by another once its lease has ended', async () => {
  await add('l1');
  expect(await letters.take(start, 30_000)).toMatchObject({ id: 'l1' });
  clock = after(29_999);
  expect(await letters.take(clock, 30_000)).toBeUndefined();
  clock = after(30_000);
  const sent: string[] = [];
  sendWith(async ({ id }) => void sent.push(id));
  await eventually(async () => expect(sent).toEqual(['l1']));
});

test('a mail server that turns letters away loses none', async () => {
  const mailbox = await mailServer();
  mailbox.state.isDown = true;
  await add('l1');
  sendWith(smtp({ SMTP_URL: mailbox.url, MAIL_FROM: 'stays@example.test' }), [0]);
  await eventually(async () =>
    expect(await rowOf('l1')).toMatchObject({ problem: expect.stringContaining('try later') }),
  );
  mailbox.state.isDown = false;
  await eventually(async () => expect(mailbox.mails).toHaveLength(1));
  expect(mailbox.mails[0]?.messageId).toBe('<l1@example.test>');
  await mailbox.close();
});
