import { connectMongo, createLog, transactions } from '@wayhouse/service-kit';
import { eventually, testConfig } from '@wayhouse/service-kit/testing';
import { mailServer } from '../testing/smtp-server.js';
import { type Letters, letterRepository } from './email-queue.js';
import { startSender } from './email-sender.js';
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
  await db.model('letters').init();
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

test('a letter is given up, and said so, after three days', async () => {
  await add('l1');
  clock = after(3 * 24 * 3600_000);
  sendWith(() => Promise.reject(new Error('no such user')));
  const problem = 'no such user';
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ state: 'waiting', attempts: 1, problem }));
  clock = after(4 * 24 * 3600_000);
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ state: 'given-up', problem }));
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
