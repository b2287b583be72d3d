import { Socket } from 'node:net';
import { buildIndexes, connectMongo, createLog, transactionRunner } from '@wayhouse/service-kit';
import { eventually, testConfig } from '@wayhouse/service-kit/testing';
import { startSmtpServer } from '../testing/smtp-server.js';
import type { Email } from './email.js';
import { type EmailQueue, emailQueue } from './email-queue.js';
import { startEmailSender } from './email-sender.js';
import { type SendEmail, sendBySmtp } from './smtp.js';

const log = createLog('tests', 'silent');
const startTime = new Date('2027-01-05T06:30:00Z');
const after = (milliseconds: number) => new Date(startTime.getTime() + milliseconds);
const to = { name: 'Asha', address: 'asha@example.test' };
const email = (id: string) => ({ id, to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' });

const addresses = { MAIL_FROM: 'stays@example.test', SUPPORT_EMAIL: 'help@example.test' };

let db: Awaited<ReturnType<typeof connectMongo>>;
let emails: EmailQueue;
let clock = startTime;
const senders: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('emails');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  emails = emailQueue(db);
  await buildIndexes(db);
  clock = startTime;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await db.dropDatabase();
  await db.close();
});

const add = (id: string) => transactionRunner(db, () => undefined)((tx) => emails.add(tx, email(id), startTime));
const rowOf = (id: string) => db.collection('emails').findOne({ _id: id as never });
const sendWith = (send: SendEmail, retryDelays?: number[]) =>
  senders.push(startEmailSender({ emails, send, log, now: () => clock, pollMilliseconds: 5, retryDelays }));

test('fails an email after three days, with the error', async () => {
  await add('l1');
  clock = after(3 * 24 * 3600_000);
  sendWith(() => Promise.reject(new Error('no such user')));
  const error = 'no such user';
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ state: 'pending', attempts: 1, error }));
  clock = after(4 * 24 * 3600_000);
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ state: 'failed', error }));
});

test('retries an email that the mail server rejects for now', async () => {
  const smtpServer = await startSmtpServer();
  smtpServer.state.isDown = true;
  await add('l1');
  sendWith(sendBySmtp({ SMTP_URL: smtpServer.url, ...addresses }), [0]);
  await eventually(async () =>
    expect(await rowOf('l1')).toMatchObject({ error: expect.stringContaining('try later') }),
  );
  smtpServer.state.isDown = false;
  await eventually(async () => expect(smtpServer.emails).toHaveLength(1));
  expect(smtpServer.emails[0]?.messageId).toBe('<l1@example.test>');
  await smtpServer.close();
});

test.each([
  ['an email to a mailbox that does not exist has failed', 550, '5.1.1 no such user', 'failed'],
  ['an email to an address that cannot exist has failed', 553, '5.1.3 bad address', 'failed'],
  ['an email to a mailbox that takes none for now waits', 450, '4.2.1 try later', 'pending'],
  ['an email whose sender is refused waits', 550, '5.1.8 unknown sender', 'pending'],
  ['an email that needs another sign-in waits', 550, '5.7.1 relaying denied', 'pending'],
  ['an email that is refused for no known reason waits', 550, 'no', 'pending'],
])('%s', async (_case, responseCode, text, state) => {
  const smtpServer = await startSmtpServer();
  smtpServer.state.refusal = { responseCode, text };
  await add('l1');
  sendWith(sendBySmtp({ SMTP_URL: smtpServer.url, ...addresses }));
  const error = expect.stringContaining(`${responseCode} ${text}`);
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ state, attempts: 1, error }));
  await smtpServer.close();
});

test.each([
  ['for good', 550, '5.1.1', 'failed'],
  ['for now', 450, '4.2.1', 'pending'],
])('the error of an email that is refused %s has no address', async (_case, responseCode, code, state) => {
  const smtpServer = await startSmtpServer();
  smtpServer.state.refusal = { responseCode, text: `${code} <asha@example.test>: asha@example.test is unknown` };
  await add('l1');
  sendWith(sendBySmtp({ SMTP_URL: smtpServer.url, ...addresses }));
  const error = expect.stringContaining(`${responseCode} ${code} ‹…›: ‹…› is unknown`);
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ state, attempts: 1, error }));
  await smtpServer.close();
});

test('an email that the mail server takes a minute to accept is sent once', async () => {
  const smtpServer = await startSmtpServer();
  smtpServer.state.acceptsAfterMs = 60;
  const setTimeoutOf = Socket.prototype.setTimeout;
  const { port } = new URL(smtpServer.url);
  // For who sends, a millisecond stands for a second.
  jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, milliseconds, onTimeout) {
    return setTimeoutOf.call(this, this.remotePort === +port ? milliseconds / 1000 : milliseconds, onTimeout);
  });
  await add('l1');
  sendWith(sendBySmtp({ SMTP_URL: smtpServer.url, ...addresses }), [0]);
  await eventually(async () => expect(await rowOf('l1')).toMatchObject({ state: 'done', attempts: 1 }));
  expect(smtpServer.emails).toHaveLength(1);
  await smtpServer.close();
});

async function receive(over: Partial<Email>) {
  const smtpServer = await startSmtpServer();
  await sendBySmtp({ SMTP_URL: smtpServer.url, ...addresses })({ ...email('l1'), ...over });
  await smtpServer.close();
  const [received] = smtpServer.emails;
  const named = (name: string) => received?.headers.find(({ key }) => key === name)?.value;
  return { automatic: named('auto-submitted'), list: named('list-id'), replyTo: received?.replyTo?.[0]?.address };
}

test('an email is marked as automatic, unless a person wrote it', async () => {
  expect(await receive({})).toMatchObject({ automatic: 'auto-generated' });
  expect(await receive({ isPersonal: true })).toMatchObject({ automatic: undefined });
});

test('a reply goes to support, unless the email names somebody else', async () => {
  expect(await receive({})).toMatchObject({ replyTo: 'help@example.test' });
  const replyTo = { name: 'Nora', address: 'nora@example.test' };
  expect(await receive({ replyTo })).toMatchObject({ replyTo: 'nora@example.test' });
});

test('an email to a list names the list', async () => {
  expect(await receive({ unsubscribeUrl: 'https://stay.example.test/u' })).toMatchObject({
    list: '<newsletter.example.test>',
  });
  expect(await receive({})).toMatchObject({ list: undefined });
});
