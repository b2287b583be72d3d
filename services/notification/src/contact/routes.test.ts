import { calls } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { publicUrl } from '../testing/notification-service.js';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();
const { emailsTo } = context;

const form = {
  name: 'Nora Lind',
  email: 'nora@example.test',
  subject: 'The blue lamp',
  message: 'Dear all,\n\nI left a <b>blue</b> lamp.',
};
const send = (over = {}) => context.service.call(calls.sendMessage, { ...form, ...over });
const countRows = () =>
  Promise.all(['contact_messages', 'emails'].map((name) => context.service.db.collection(name).countDocuments()));

test('stores a message, emails it to support and acknowledges it to its sender, all with one reference', async () => {
  const { status, body } = await send();
  expect([status, body]).toEqual([
    200,
    { success: true, message: 'Your message is on its way.', reference: expect.stringMatching(/^WH-\w{4}-\w{2}$/) },
  ]);
  const reference = String(body.reference);
  expect(await context.service.db.collection('contact_messages').findOne({ reference })).toMatchObject(form);
  await eventually(async () => expect(context.mailbox.emails).toHaveLength(2));
  const [email] = emailsTo('help@example.test');
  expect(email?.subject).toBe(`[${reference}] The blue lamp`);
  expect(email?.replyTo).toMatchObject([{ name: 'Nora Lind', address: 'nora@example.test' }]);
  expect(email?.text).toContain('I left a <b>blue</b> lamp.');
  expect(email?.html).toContain('I left a &lt;b&gt;blue&lt;/b&gt; lamp.');
  const [receipt] = emailsTo('nora@example.test');
  const isAutomatic = [email, receipt].map((each) => each?.headers.some(({ key }) => key === 'auto-submitted'));
  expect(isAutomatic).toEqual([false, true]);
  expect(receipt?.subject).toBe(`We’ve received your message (${reference})`);
  expect(receipt?.replyTo).toMatchObject([{ address: 'help@example.test' }]);
  expect(receipt?.text).toContain(`Help Center: ${publicUrl}/helpcenter`);
});

test('writes to the sender in the language of the page, and to support in English', async () => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'en-XA' };
  const body = JSON.stringify({ ...form, email: 'language@example.test' });
  await fetch(context.service.url + calls.sendMessage.path, { method: 'POST', headers, body });
  await eventually(async () => expect(emailsTo('language@example.test')).toHaveLength(1));
  expect(emailsTo('language@example.test')[0]?.subject).toMatch(/^⟦/);
  await eventually(async () =>
    expect(emailsTo('help@example.test').some(({ replyTo }) => JSON.stringify(replyTo).includes('language@'))).toBe(
      true,
    ),
  );
  expect(JSON.stringify(emailsTo('help@example.test'))).not.toContain('⟦');
});

test('sends nothing the sender typed to the address that was entered', async () => {
  const spam = 'Buy at https://spam.example.test';
  await send({ name: spam, subject: spam, message: spam, email: 'someone@example.test' });
  await eventually(async () => expect(emailsTo('someone@example.test')).toHaveLength(1));
  expect(JSON.stringify(emailsTo('someone@example.test'))).not.toContain('spam.example.test');
});

test('stores a repeated message once, even when sent concurrently, with one reference and one email to each', async () => {
  const before = await countRows();
  const responses = await Promise.all([1, 2, 3, 4].map(() => send({ email: 'twice@example.test' })));
  responses.push(await send({ email: 'twice@example.test' }));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(responses.map(({ body }) => body.reference)).size).toBe(1);
  expect(await countRows()).toEqual([before[0]! + 1, before[1]! + 2]);
  const other = await send({ email: 'twice@example.test', message: 'And its shade.' });
  expect(other.body.reference).not.toBe(responses[0]?.body.reference);
});

test('stores a message while the mail server is down, and sends each email once when it is back', async () => {
  context.mailbox.state.isDown = true;
  expect(await send({ email: 'retry@example.test' })).toMatchObject({ status: 200 });
  const emails = context.service.db.collection('emails');
  const tried = { 'job.to.address': 'retry@example.test', error: /try later/ };
  await eventually(async () => expect(await emails.countDocuments(tried)).toBe(1));
  context.mailbox.state.isDown = false;
  await eventually(async () => expect(await emails.countDocuments({ state: 'pending' })).toBe(0));
  expect(emailsTo('retry@example.test')).toHaveLength(1);
});

const headerLines = 'x\r\nBcc: everyone@example.test\r\n\r\nhello';

test('no form field can add email headers', async () => {
  expect((await send({ email: 'headers@example.test', message: headerLines })).status).toBe(200);
  await eventually(async () => expect(emailsTo('headers@example.test')).toHaveLength(1));
  const headers = context.mailbox.emails.flatMap((email) => email.headers.map(({ key }) => key));
  expect(headers).not.toContain('bcc');
});

test.each([
  ['name', '   '],
  ['name', headerLines],
  ['subject', headerLines],
  ['name', 'x'.repeat(81)],
  ['email', 'not an address'],
  ['email', 'a@example.test\r\nBcc: b@example.test'],
  ['email', { $ne: null }],
  ['subject', undefined],
  ['subject', 'x'.repeat(121)],
  ['message', ''],
  ['message', 'x'.repeat(5001)],
])('rejects a message whose %s is %j, and stores nothing', async (field, value) => {
  const before = await countRows();
  const response = await send({ [field]: value });
  expect(response).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', field } });
  expect(await countRows()).toEqual(before);
});
