import { calls } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();
const { emailsTo } = context;

const form = {
  job_title: 'Hotel Manager',
  name: 'Ben Okri',
  email: 'ben@example.test',
  phone: '+91 98765 43210',
  cover_letter: 'Dear all,\n\nI have run <b>two</b> hotels.',
};
const apply = (over = {}) => context.service.call(calls.applyForJob, { ...form, ...over });
const countRows = () =>
  Promise.all(['job_applications', 'emails'].map((name) => context.service.db.collection(name).countDocuments()));

test('stores an application, emails it to the careers team and acknowledges it to the applicant', async () => {
  expect(await apply()).toEqual({
    status: 200,
    body: { success: true, message: 'Your application is on its way.' },
  });
  expect(await context.service.db.collection('job_applications').findOne({ email: form.email })).toMatchObject(form);
  await eventually(async () => expect(context.mailbox.emails).toHaveLength(2));
  const [email] = emailsTo('careers@example.test');
  expect(email?.subject).toBe('Application: Hotel Manager, Ben Okri');
  expect(email?.replyTo).toMatchObject([{ name: 'Ben Okri', address: 'ben@example.test' }]);
  expect(email?.text).toContain('I have run <b>two</b> hotels.');
  expect(email?.html).toContain('I have run &lt;b&gt;two&lt;/b&gt; hotels.');
  const [receipt] = emailsTo(form.email);
  const isAutomatic = [email, receipt].map((each) => each?.headers.some(({ key }) => key === 'auto-submitted'));
  expect(isAutomatic).toEqual([false, true]);
  expect(receipt?.subject).toBe('We’ve received your application');
  expect(receipt?.replyTo).toMatchObject([{ address: 'careers@example.test' }]);
});

test('writes to the applicant in the language of the page, and to the careers team in English', async () => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'en-XA' };
  const body = JSON.stringify({ ...form, email: 'language@example.test' });
  await fetch(context.service.url + calls.applyForJob.path, { method: 'POST', headers, body });
  await eventually(async () => expect(emailsTo('language@example.test')).toHaveLength(1));
  const [receipt] = emailsTo('language@example.test');
  expect([receipt?.subject, receipt?.replyTo?.[0]?.name]).toEqual([
    expect.stringMatching(/^⟦/),
    expect.stringMatching(/^⟦/),
  ]);
  await eventually(async () =>
    expect(
      emailsTo('careers@example.test').some(({ replyTo }) => replyTo?.[0]?.address === 'language@example.test'),
    ).toBe(true),
  );
  expect(JSON.stringify(emailsTo('careers@example.test'))).not.toContain('⟦');
});

test('sends nothing the applicant typed to the address that was entered', async () => {
  const spam = 'Buy at https://spam.example.test';
  await apply({ job_title: spam, name: spam, cover_letter: spam, email: 'someone@example.test' });
  await eventually(async () => expect(emailsTo('someone@example.test')).toHaveLength(1));
  expect(JSON.stringify(emailsTo('someone@example.test'))).not.toContain('spam.example.test');
});

test('stores a repeated application once, even when sent concurrently, with one email to each', async () => {
  const before = await countRows();
  const responses = await Promise.all([1, 2, 3, 4].map(() => apply({ email: 'twice@example.test' })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await countRows()).toEqual([before[0]! + 1, before[1]! + 2]);
  await apply({ email: 'twice@example.test', cover_letter: 'Another letter.' });
  expect(await countRows()).toEqual([before[0]! + 2, before[1]! + 4]);
});

test('stores an application while the mail server is down, and sends each email once when it is back', async () => {
  context.mailbox.state.isDown = true;
  expect(await apply({ email: 'retry@example.test' })).toMatchObject({ status: 200 });
  const tried = { 'job.to.address': 'retry@example.test', error: /try later/ };
  await eventually(async () => expect(await context.service.db.collection('emails').countDocuments(tried)).toBe(1));
  context.mailbox.state.isDown = false;
  await eventually(async () =>
    expect(await context.service.db.collection('emails').countDocuments({ state: 'pending' })).toBe(0),
  );
  expect(emailsTo('retry@example.test')).toHaveLength(1);
});

const headerLines = 'x\r\nBcc: everyone@example.test\r\n\r\nhello';

test('no form field can add email headers', async () => {
  expect((await apply({ email: 'headers@example.test', cover_letter: headerLines })).status).toBe(200);
  await eventually(async () => expect(emailsTo('headers@example.test')).toHaveLength(1));
  const headers = context.mailbox.emails.flatMap((email) => email.headers.map(({ key }) => key));
  expect(headers).not.toContain('bcc');
});

test.each([
  ['email', 'not an address'],
  ['email', 'a@example.test\r\nBcc: b@example.test'],
  ['email', { $ne: null }],
  ['name', '   '],
  ['name', headerLines],
  ['job_title', headerLines],
  ['phone', undefined],
  ['cover_letter', 'x'.repeat(5001)],
  ['job_title', null],
])('rejects an application whose %s is %j, and stores nothing', async (field, value) => {
  const before = await countRows();
  const response = await apply({ [field]: value });
  expect(response).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', field } });
  expect(await countRows()).toEqual(before);
});
