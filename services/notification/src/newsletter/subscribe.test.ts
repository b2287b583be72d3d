import { buildIndexes, connectMongo, transactionRunner } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { type EmailQueue, emailQueue } from '../email/email-queue.js';
import { formEmailLimits } from '../forms/form-email-limits.js';
import { formEmailRepository } from '../forms/form-email-repository.js';
import { formSubmission } from '../forms/submit-form.js';
import { optInRepository } from './opt-in-repository.js';
import { type Deps, subscribe } from './subscribe.js';
import { subscriptionRepository } from './subscription-repository.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
let deps: Deps;
let submitWith: (over?: Partial<EmailQueue>) => Deps['submitForm'];
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('subscribe');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  const now = () => new Date('2027-01-05T06:30:00Z');
  const inTransaction = transactionRunner(db, () => undefined);
  const limits = formEmailLimits(formEmailRepository(db), { perSender: 10, ofSite: 10 });
  const submission = { inTransaction, limits, countOutcome: () => undefined, now };
  const emails = emailQueue(db);
  submitWith = (over = {}) => formSubmission({ ...submission, emails: { ...emails, ...over } });
  deps = {
    submitForm: submitWith(),
    optIns: optInRepository(db),
    subscriptions: subscriptionRepository(db),
    publicUrl: 'https://stay.example.test',
    now,
    newId: () => 'l1',
    newToken: () => 't1',
  };
  await buildIndexes(db);
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

test('stores no link without queueing its email', async () => {
  const submitForm = submitWith({ add: () => Promise.reject(new Error('disk full')) });
  await expect(subscribe({ ...deps, submitForm }, 'a@example.test', '192.0.2.1')).rejects.toThrow();
  expect(await db.collection('newsletter_opt_ins').countDocuments()).toBe(0);
});

test('succeeds when another request is for the same address at the same time', async () => {
  const duplicate = Object.assign(new Error('E11000 duplicate key'), { code: 11000 });
  const save = jest.fn(deps.optIns.save).mockRejectedValueOnce(duplicate);
  await expect(subscribe({ ...deps, optIns: { ...deps.optIns, save } }, 'a@example.test', '192.0.2.1')).resolves.toBe(
    undefined,
  );
  expect(await db.collection('emails').countDocuments()).toBe(1);
});
