import { calls } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { withMailbox } from '../testing/with-mailbox.js';

const given = withMailbox();
const { mailsTo } = given;

const form = {
  job_title: 'Hotel Manager',
  name: 'Ben Okri',
  email: 'ben@example.test',
  phone: '+91 98765 43210',
  cover_letter: 'Dear all,\n\nI have run <b>two</b> hotels.',
};
const apply = (over = {}) => given.service.call(calls.applyForJob, { ...form, ...over });
const counted = () =>
  Promise.all(['job_applications', 'letters'].map((name) => given.service.db.collection(name).countDocuments()));

test('an application is stored, mailed to the people who hire, and acknowledged to the applicant', async () => {
  expect(await apply()).toEqual({
    status: 200,
    body: { success: true, message: 'Your application is on its way.' },
  });
  expect(await given.service.db.collection('job_applications').findOne({ email: form.email })).toMatchObject(form);
  await eventually(async () => expect(given.mailbox.mails).toHaveLength(2));
  const [mail] = mailsTo('hiring@example.test');
  expect(mail?.subject).toBe('Application: Hotel Manager, Ben Okri');
  expect(mail?.replyTo).toMatchObject([{ name: 'Ben Okri', address: 'ben@example.test' }]);
  expect(mail?.text).toContain('I have run <b>two</b> hotels.');
  expect(mail?.html).toContain('I have run &lt;b&gt;two&lt;/b&gt; hotels.');
  const [receipt] = mailsTo(form.email);
  expect(receipt?.subject).toBe('We have your application');
  expect(receipt?.replyTo).toMatchObject([{ address: 'hiring@example.test' }]);
});

test('what an applicant typed does not reach the address that was entered', async () => {
  const spam = 'Buy at https://spam.example.test';
  await apply({ ...{ job_title: spam, name: spam, cover_letter: spam }, email: 'stranger@example.test' });
  await eventually(async () => expect(mailsTo('stranger@example.test')).toHaveLength(1));
  expect(JSON.stringify(mailsTo('stranger@example.test'))).not.toContain('spam.example.test');
});

test('the same application twice, also at once, is one, with one letter to each', async () => {
  const before = await counted();
  const answers = await Promise.all([1, 2, 3, 4].map(() => apply({ email: 'twice@example.test' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await counted()).toEqual([before[0]! + 1, before[1]! + 2]);
  await apply({ email: 'twice@example.test', cover_letter: 'Another letter.' });
  expect(await counted()).toEqual([before[0]! + 2, before[1]! + 4]);
});

test('a mail server that is down costs no application: its letters go out once it is back, each once', async () => {
  given.mailbox.state.isDown = true;
  expect(await apply({ email: 'patient@example.test' })).toMatchObject({ status: 200 });
  const tried = { 'task.to.address': 'patient@example.test', problem: /try later/ };
  await eventually(async () => expect(await given.service.db.collection('letters').countDocuments(tried)).toBe(1));
  given.mailbox.state.isDown = false;
  await eventually(async () =>
    expect(await given.service.db.collection('letters').countDocuments({ state: 'waiting' })).toBe(0),
  );
  expect(mailsTo('patient@example.test')).toHaveLength(1);
});

test('nobody can write mail headers through the form', async () => {
  const evil = 'x\r\nBcc: everyone@example.test\r\n\r\nhello';
  expect((await apply({ job_title: evil, name: evil })).status).toBe(200);
  const isTheirs = ({ subject }: { subject?: string }) => subject?.includes('Bcc: everyone');
  await eventually(async () => expect(given.mailbox.mails.filter(isTheirs)).toHaveLength(1));
  const mail = given.mailbox.mails.find(isTheirs);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  expect(mail?.subject).toContain('Application: x Bcc: everyone@example.test hello');
});

test.each([
  ['email', 'not an address'],
  ['email', 'a@example.test\r\nBcc: b@example.test'],
  ['email', { $ne: null }],
  ['name', '   '],
  ['phone', undefined],
  ['cover_letter', 'x'.repeat(5001)],
  ['job_title', null],
])('refuses an application whose %s is %j, and stores nothing', async (field, value) => {
  const before = await counted();
  const answer = await apply({ [field]: value });
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', field } });
  expect(await counted()).toEqual(before);
});
