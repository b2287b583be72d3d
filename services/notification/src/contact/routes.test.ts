import { calls } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { publicUrl } from '../testing/notification-service.js';
import { withMailbox } from '../testing/with-mailbox.js';

const given = withMailbox();
const { mailsTo } = given;

const form = {
  name: 'Nora Lind',
  email: 'nora@example.test',
  subject: 'The blue lamp',
  message: 'Dear all,\n\nI left a <b>blue</b> lamp.',
};
const send = (over = {}) => given.service.call(calls.sendMessage, { ...form, ...over });
const counted = () =>
  Promise.all(['contact_messages', 'letters'].map((name) => given.service.db.collection(name).countDocuments()));

test('a message is stored, mailed to those who help, and acknowledged to its sender, all with one reference', async () => {
  const { status, body } = await send();
  expect([status, body]).toEqual([
    200,
    { success: true, message: 'Your message is on its way.', reference: expect.stringMatching(/^WH-\w{4}-\w{2}$/) },
  ]);
  const reference = String(body.reference);
  expect(await given.service.db.collection('contact_messages').findOne({ reference })).toMatchObject(form);
  await eventually(async () => expect(given.mailbox.mails).toHaveLength(2));
  const [mail] = mailsTo('help@example.test');
  expect(mail?.subject).toBe(`[${reference}] The blue lamp`);
  expect(mail?.replyTo).toMatchObject([{ name: 'Nora Lind', address: 'nora@example.test' }]);
  expect(mail?.text).toContain('I left a <b>blue</b> lamp.');
  expect(mail?.html).toContain('I left a &lt;b&gt;blue&lt;/b&gt; lamp.');
  const [receipt] = mailsTo('nora@example.test');
  expect(receipt?.subject).toBe(`We have your message, ${reference}`);
  expect(receipt?.replyTo).toMatchObject([{ address: 'help@example.test' }]);
  expect(receipt?.text).toContain(`Help Center: ${publicUrl}/helpcenter`);
});

test('what a sender typed does not reach the address that was entered', async () => {
  const spam = 'Buy at https://spam.example.test';
  await send({ ...{ name: spam, subject: spam, message: spam }, email: 'stranger@example.test' });
  await eventually(async () => expect(mailsTo('stranger@example.test')).toHaveLength(1));
  expect(JSON.stringify(mailsTo('stranger@example.test'))).not.toContain('spam.example.test');
});

test('the same message twice, also at once, is one, with one reference and one letter to each', async () => {
  const before = await counted();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send({ email: 'twice@example.test' })));
  answers.push(await send({ email: 'twice@example.test' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(await counted()).toEqual([before[0]! + 1, before[1]! + 2]);
  const other = await send({ email: 'twice@example.test', message: 'And its shade.' });
  expect(other.body.reference).not.toBe(answers[0]?.body.reference);
});

test('a mail server that is down costs no message: its letters go out once it is back, each once', async () => {
  given.mailbox.state.isDown = true;
  expect(await send({ email: 'patient@example.test' })).toMatchObject({ status: 200 });
  const letters = given.service.db.collection('letters');
  const tried = { 'task.to.address': 'patient@example.test', problem: /try later/ };
  await eventually(async () => expect(await letters.countDocuments(tried)).toBe(1));
  given.mailbox.state.isDown = false;
  await eventually(async () => expect(await letters.countDocuments({ state: 'waiting' })).toBe(0));
  expect(mailsTo('patient@example.test')).toHaveLength(1);
});

test('nobody can write mail headers through the form', async () => {
  const evil = 'x\r\nBcc: everyone@example.test\r\n\r\nhello';
  expect((await send({ name: evil, subject: evil })).status).toBe(200);
  const isTheirs = ({ subject }: { subject?: string }) => subject?.includes('x Bcc: everyone@example.test hello');
  await eventually(async () => expect(given.mailbox.mails.filter(isTheirs)).toHaveLength(1));
  const mail = given.mailbox.mails.find(isTheirs);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
});

test.each([
  ['name', '   '],
  ['name', 'x'.repeat(81)],
  ['email', 'not an address'],
  ['email', 'a@example.test\r\nBcc: b@example.test'],
  ['email', { $ne: null }],
  ['subject', undefined],
  ['subject', 'x'.repeat(121)],
  ['message', ''],
  ['message', 'x'.repeat(5001)],
])('refuses a message whose %s is %j, and stores nothing', async (field, value) => {
  const before = await counted();
  const answer = await send({ [field]: value });
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', field } });
  expect(await counted()).toEqual(before);
});
