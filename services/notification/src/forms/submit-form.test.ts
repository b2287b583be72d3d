import { calls } from '@wayhouse/contracts';
import type { InTransaction, Transaction } from '@wayhouse/service-kit';
import { testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import type { Email } from '../email/email.js';
import type { EmailQueue } from '../email/email-queue.js';
import { formSubmission } from './submit-form.js';
import { emailConfig } from '../testing/notification-service.js';

let now: Date;
let service: Awaited<ReturnType<typeof testService>>;
beforeEach(async () => {
  now = new Date('2027-01-05T06:30:00Z');
  const limits = { MAX_FORM_EMAILS_PER_HOUR: 5, MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: 8 };
  const config = { ...emailConfig('smtp://127.0.0.1:9'), ...limits };
  service = await testService('notification', (context) => composeNotification(context, config), { now: () => now });
});
afterEach(() => service.stop());

const forms: Record<string, (email: string, nonce: number) => Promise<{ status: number }>> = {
  'contact form': (email, nonce) => {
    const message = { name: 'Nora', email, subject: 'A lamp', message: `Lamp ${nonce}` };
    return service.call(calls.sendMessage, message);
  },
  'job application': (email, nonce) => {
    const application = { job_title: 'Chef', name: 'Nora', email, phone: '+91 98765 43210', cover_letter: `${nonce}` };
    return service.call(calls.applyForJob, application);
  },
  newsletter: (email) => service.call(calls.subscribeToNewsletter, { email }),
};
const spellings = [
  'Recipient@example.test',
  'recipient+1@example.test',
  're.cipient@example.test',
  'recipient+2@example.test',
];
async function recipients(): Promise<string[]> {
  const rows = await service.db.collection('emails').find().toArray();
  const addresses = rows.map(({ job }) => (job as { to: { address: string } }).to.address);
  return addresses.filter((address) => !['help@example.test', 'careers@example.test'].includes(address));
}

test.each(Object.keys(forms))('the %s sends three emails a day to a mailbox, however it is written', async (name) => {
  const responses = [];
  for (const [nonce, email] of spellings.entries()) responses.push((await forms[name]!(email, nonce)).status);
  expect(responses).toEqual([200, 200, 200, 200]);
  expect(await recipients()).toEqual(spellings.slice(0, 3));
  await forms[name]!('somebody@example.test', 5);
  expect(await recipients()).toEqual([...spellings.slice(0, 3), 'somebody@example.test']);
  now = new Date('2027-01-06T06:30:00Z');
  await forms[name]!('r.ecipient@example.test', 6);
  expect(await recipients()).toContain('r.ecipient@example.test');
});

test('all forms count together, also when they are sent at once', async () => {
  const sent = Object.values(forms).flatMap((send) => spellings.map((email, nonce) => send(email, nonce)));
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await recipients()).toHaveLength(3);
});

test('a message beyond the limit is stored and emailed to support', async () => {
  for (const nonce of [1, 2, 3, 4]) await forms['contact form']!('recipient@example.test', nonce);
  expect(await service.db.collection('contact_messages').countDocuments()).toBe(4);
  const toSupport = { 'job.to.address': 'help@example.test' };
  expect(await service.db.collection('emails').countDocuments(toSupport)).toBe(4);
});

test('the site sends so many emails an hour to addresses from forms, and goes on receiving forms', async () => {
  for (const guest of [1, 2, 3, 4, 5, 6, 7])
    expect((await forms['contact form']!(`guest${guest}@example.test`, guest)).status).toBe(200);
  expect(await recipients()).toHaveLength(5);
  expect(await service.db.collection('contact_messages').countDocuments()).toBe(7);
  now = new Date('2027-01-05T07:00:00Z');
  await forms['contact form']!('guest8@example.test', 8);
  expect(await recipients()).toHaveLength(6);
});

test('who floods one mailbox takes nothing from the hour of the others', async () => {
  for (const nonce of [1, 2, 3, 4, 5, 6]) await forms['contact form']!('recipient@example.test', nonce);
  await forms['contact form']!('guest@example.test', 7);
  expect(await recipients()).toContain('guest@example.test');
});

/** Sends a contact message as the gateway does from a client at `from`. */
async function sendFrom(from: string, email: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const body = JSON.stringify({ name: 'Nora', email, subject: 'A lamp', message: `For ${email}` });
  return (await fetch(service.url + calls.sendMessage.path, { method: 'POST', headers, body })).status;
}

test.each([
  ['address', '192.0.2.7, 10.0.0.1', '192.0.2.7', '192.0.2.8'],
  ['IPv6 network', '2001:db8:0:1::7', '2001:db8:0:1:ff::8', '2001:db8:0:2::1'],
])('one sender does not use up the hour of the site: %s', async (_what, sender, sameSender, other) => {
  await service.stop();
  const limits = { MAX_FORM_EMAILS_PER_HOUR: 5, MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: 2 };
  const config = { ...emailConfig('smtp://127.0.0.1:9'), ...limits };
  service = await testService('notification', (context) => composeNotification(context, config), { now: () => now });
  for (const guest of [1, 2, 3, 4]) expect(await sendFrom(sender, `guest${guest}@example.test`)).toBe(200);
  expect(await sendFrom(sameSender, 'guest5@example.test')).toBe(200);
  expect(await recipients()).toEqual(['guest1@example.test', 'guest2@example.test']);
  expect(await service.db.collection('contact_messages').countDocuments()).toBe(5);
  await sendFrom(other, 'guest6@example.test');
  expect(await recipients()).toContain('guest6@example.test');
  // What was refused to the sender took nothing from the recipients' day, either.
  now = new Date('2027-01-05T07:00:00Z');
  await sendFrom(sender, 'guest7@example.test');
  expect(await recipients()).toContain('guest7@example.test');
  const counted = (await service.db.collection('form_emails').find().toArray()).map(({ _id }) => String(_id));
  expect(counted.filter((key) => key.includes('@')).map((key) => key.split(' ')[1])).toEqual([
    'guest1@example.test',
    'guest2@example.test',
    'guest6@example.test',
    'guest7@example.test',
  ]);
});

test('counts the emails of forms by outcome, once for each form', async () => {
  const guests = [1, 2, 3, 4, 5].map((guest) => `guest${guest}@example.test`);
  const addresses = [...spellings, ...guests];
  await Promise.all(addresses.map((email, nonce) => forms['contact form']!(email, nonce)));
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const count = (outcome: string) => new RegExp(`form_emails_total\\{outcome="${outcome}".*\\} (\\d+)`).exec(text)?.[1];
  const outcomes = ['queued', 'sender-limit', 'recipient-limit', 'site-limit'].map(count).map(Number);
  expect(outcomes.slice(0, 2)).toEqual([5, 1]);
  expect(outcomes.reduce((sum, each) => sum + each)).toBe(9);
});

test('counts an email once whose transaction is run again after a conflict', async () => {
  const countOutcome = jest.fn();
  const inTransaction: InTransaction = async (work) => {
    await work({} as Transaction);
    return work({} as Transaction);
  };
  const limits = { count: () => Promise.resolve('queued' as const) };
  const emails = { add: () => Promise.resolve() } as unknown as EmailQueue;
  const submitForm = formSubmission({ inTransaction, emails, limits, countOutcome, now: () => now });
  await submitForm((_tx, acknowledge) =>
    acknowledge({ to: { name: '', address: 'a@example.test' } } as Email, '192.0.2.1'),
  );
  expect(countOutcome.mock.calls).toEqual([['queued']]);
});

test('the counts of a day and of an hour are deleted after it', async () => {
  await forms['contact form']!('recipient@example.test', 1);
  const rows = await service.db.collection('form_emails').find().toArray();
  expect(rows.map(({ endsAt }) => endsAt as Date)).toEqual([
    new Date('2027-01-05T07:00:00Z'),
    new Date('2027-01-06T00:00:00Z'),
    new Date('2027-01-05T07:00:00Z'),
  ]);
});
