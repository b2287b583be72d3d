import { calls } from '@wayhouse/contracts';
import { testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig } from '../testing/notification-service.js';

let now: Date;
let service: Awaited<ReturnType<typeof testService>>;
beforeEach(async () => {
  now = new Date('2027-01-05T06:30:00Z');
  const config = emailConfig('smtp://127.0.0.1:9');
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
  'Stranger@example.test',
  'stranger+1@example.test',
  'st.ranger@example.test',
  'stranger+2@example.test',
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
  await forms[name]!('s.tranger@example.test', 6);
  expect(await recipients()).toContain('s.tranger@example.test');
});

test('all forms count together, also when they are sent at once', async () => {
  const sent = Object.values(forms).flatMap((send) => spellings.map((email, nonce) => send(email, nonce)));
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await recipients()).toHaveLength(3);
});

test('a message beyond the limit is stored and emailed to support', async () => {
  for (const nonce of [1, 2, 3, 4]) await forms['contact form']!('stranger@example.test', nonce);
  expect(await service.db.collection('contact_messages').countDocuments()).toBe(4);
  const toSupport = { 'job.to.address': 'help@example.test' };
  expect(await service.db.collection('emails').countDocuments(toSupport)).toBe(4);
});

test('the counts of a day are deleted after it', async () => {
  await forms['contact form']!('stranger@example.test', 1);
  const [row] = await service.db.collection('form_emails').find().toArray();
  expect(row).toMatchObject({ emails: 1, endsAt: new Date('2027-01-06T00:00:00Z') });
});
