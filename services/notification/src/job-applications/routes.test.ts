import { calls } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { type MailServer, mailServer } from '../testing/mail-server.js';
import { notificationService, type TestNotification } from '../testing/notification-service.js';

let mailbox: MailServer;
let service: TestNotification;
beforeAll(async () => {
  mailbox = await mailServer();
  service = await notificationService(mailbox.url);
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});

const form = {
  job_title: 'Hotel Manager',
  name: 'Ben Okri',
  email: 'ben@example.test',
  phone: '+91 98765 43210',
  cover_letter: 'Dear all,\n\nI have run <b>two</b> hotels.',
};
const apply = (over = {}) => service.call(calls.applyForJob, { ...form, ...over });
const counted = () =>
  Promise.all(['job_applications', 'letters'].map((name) => service.db.collection(name).countDocuments()));

test('an application is stored, mailed to the people who hire, and answered to the applicant', async () => {
  expect(await apply()).toEqual({
    status: 200,
    body: { success: true, message: 'Your application is on its way.' },
  });
  await eventually(async () => expect(mailbox.mails).toHaveLength(1));
  const [mail] = mailbox.mails;
  expect(mail?.subject).toBe('Application: Hotel Manager, Ben Okri');
  expect(mail?.to?.[0]?.address).toBe('hiring@example.test');
  expect(mail?.replyTo).toMatchObject([{ name: 'Ben Okri', address: 'ben@example.test' }]);
  expect(mail?.text).toContain('I have run <b>two</b> hotels.');
  expect(mail?.html).toContain('I have run &lt;b&gt;two&lt;/b&gt; hotels.');
});

test('nobody can write mail headers through the form', async () => {
  const before = mailbox.mails.length;
  const evil = 'x\r\nBcc: everyone@example.test\r\n\r\nhello';
  expect((await apply({ job_title: evil, name: evil })).status).toBe(200);
  await eventually(async () => expect(mailbox.mails).toHaveLength(before + 1));
  const mail = mailbox.mails.at(-1);
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
