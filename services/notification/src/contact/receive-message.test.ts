import { buildIndexes, connectMongo, transactionRunner } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { emailQueue } from '../email/email-queue.js';
import { formEmailLimits } from '../forms/form-email-limits.js';
import { formEmailRepository } from '../forms/form-email-repository.js';
import { formSubmission } from '../forms/submit-form.js';
import { messageRepository } from './message-repository.js';
import { type Deps, receiveMessage } from './receive-message.js';

const network = '192.0.2.1';
const form = { name: 'Nora Lind', email: 'nora@example.test', subject: 'A lamp', message: 'I left a lamp.' };

let db: Awaited<ReturnType<typeof connectMongo>>;
let deps: Deps;
let submitWith: (emails: Deps['emails']) => Pick<Deps, 'emails' | 'submitForm'>;
let references: string[];
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('contact');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  references = ['WH-AAAA-22', 'WH-AAAA-22', 'WH-BBBB-33'];
  const now = () => new Date('2027-01-05T06:30:00Z');
  const inTransaction = transactionRunner(db, () => undefined);
  const limits = formEmailLimits(formEmailRepository(db), { perSender: 10, ofSite: 10 });
  const submission = { inTransaction, limits, countOutcome: () => undefined, now };
  submitWith = (emails) => ({ emails, submitForm: formSubmission({ ...submission, emails }) });
  deps = {
    ...submitWith(emailQueue(db)),
    messages: messageRepository(db),
    supportAddress: 'help@example.test',
    publicUrl: 'https://stay.example.test',
    now,
    newReference: () => references.shift() ?? 'WH-ZZZZ-99',
  };
  await buildIndexes(db);
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});
const count = (name: string) => db.collection(name).countDocuments();

test('stores no message without queueing its emails', async () => {
  let added = 0;
  const add: Deps['emails']['add'] = (...args) =>
    ++added === 2 ? Promise.reject(new Error('disk full')) : deps.emails.add(...args);
  await expect(receiveMessage({ ...deps, ...submitWith({ ...deps.emails, add }) }, form, network)).rejects.toThrow(
    'disk full',
  );
  expect([await count('contact_messages'), await count('emails')]).toEqual([0, 0]);
});

test('draws another reference when one is taken', async () => {
  expect(await receiveMessage(deps, form, network)).toBe('WH-AAAA-22');
  expect(await receiveMessage(deps, { ...form, subject: 'A second lamp' }, network)).toBe('WH-BBBB-33');
  expect([await count('contact_messages'), await count('emails')]).toEqual([2, 4]);
});

test('fails after a few attempts when no reference is free', async () => {
  await receiveMessage(deps, form, network);
  const taken = { ...deps, newReference: () => 'WH-AAAA-22' };
  await expect(receiveMessage(taken, { ...form, subject: 'Another' }, network)).rejects.toMatchObject({ code: 11000 });
});
