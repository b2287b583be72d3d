import { calls, messages, paths } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { publicUrl } from '../testing/notification-service.js';
import { withMailbox } from '../testing/with-mailbox.js';

const given = withMailbox();
const { mailsTo } = given;

const subscribe = (email: string) => given.service.call(calls.subscribeToNewsletter, { email });
const unsubscribe = (token: string) => given.service.call(calls.unsubscribeFromNewsletter, { token });
const rows = () => given.service.db.collection('newsletter_subscriptions');
const lettersTo = (address: string) =>
  given.service.db.collection('letters').countDocuments({ 'task.to.address': address });
const tokenOf = async (address: string) => String((await rows().findOne({ address }))?.token);

test('puts an address on the list and confirms it by a letter with the way off it', async () => {
  expect(await subscribe('asha@example.test')).toEqual({
    status: 200,
    body: { success: true, message: messages.subscribed },
  });
  await eventually(async () => expect(mailsTo('asha@example.test')).toHaveLength(1));
  const token = await tokenOf('asha@example.test');
  expect(token).toMatch(/^[\w-]{43}$/);
  const way = `${publicUrl}/newsletter/unsubscribe/${token}`;
  const [mail] = mailsTo('asha@example.test');
  const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${way}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(mail?.html).toContain(`href="${way}"`);
  expect(mail?.text).toContain(`Unsubscribe: ${way}`);
});

test('an address that is on the list gets the same answer and no second letter, however it is spelled', async () => {
  const first = await subscribe('Ben@Example.test');
  expect(await subscribe('ben@example.TEST')).toEqual(first);
  expect(await rows().countDocuments({ _id: 'ben@example.test' as never })).toBe(1);
  expect((await lettersTo('Ben@Example.test')) + (await lettersTo('ben@example.TEST'))).toBe(1);
});

test('many requests for one address at once make one row and one letter', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe('cleo@example.test')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rows().countDocuments({ address: 'cleo@example.test' })).toBe(1);
  expect(await lettersTo('cleo@example.test')).toBe(1);
});

test('the link takes the address off the list, once or twice', async () => {
  await subscribe('dora@example.test');
  const token = await tokenOf('dora@example.test');
  const left = { status: 200, body: { success: true, message: messages.unsubscribed } };
  expect(await unsubscribe(token)).toEqual(left);
  const row = await rows().findOne({ token });
  expect(row).toMatchObject({ state: 'unsubscribed' });
  expect(await unsubscribe(token)).toEqual(left);
  expect(await rows().findOne({ token })).toEqual(row);
});

test.each([
  ['an encoded form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['a form in parts', oneClickParts()],
])(
  'a mail program takes the address off the list by %s, without anybody signed in, once or twice',
  async (_form, body) => {
    await subscribe('flora@example.test');
    const token = await tokenOf('flora@example.test');
    for (let times = 0; times < 2; times++) {
      const answer = await fetch(given.service.url + paths.unsubscribe(token), { method: 'POST', body });
      expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: messages.unsubscribed }]);
      expect(await rows().findOne({ token })).toMatchObject({ state: 'unsubscribed' });
    }
  },
);

test('who left may come back, gets a letter again, and leaves by the old link', async () => {
  await subscribe('emil@example.test');
  const token = await tokenOf('emil@example.test');
  await unsubscribe(token);
  const answers = await Promise.all([1, 2, 3, 4].map(() => subscribe('emil@example.test')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rows().findOne({ token })).toMatchObject({ state: 'subscribed' });
  expect(await lettersTo('emil@example.test')).toBe(2);
  await unsubscribe(token);
  expect(await rows().findOne({ token })).toMatchObject({ state: 'unsubscribed' });
});

test('a link that nobody was given is refused', async () => {
  const unknown = { success: false, code: 'not-found', message: messages.linkUnknown, field: 'token' };
  expect(await unsubscribe('A'.repeat(43))).toMatchObject({ status: 404, body: unknown });
});

test.each([
  ['not an address'],
  [''],
  ['a@example.test\r\nBcc: b@example.test'],
  [`${'x'.repeat(250)}@example.test`],
  [{ $ne: null }],
  [undefined],
])('refuses %j as an address, and stores nothing', async (email) => {
  const before = [await rows().countDocuments(), await given.service.db.collection('letters').countDocuments()];
  const answer = await subscribe(email as string);
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', field: 'email' } });
  expect([await rows().countDocuments(), await given.service.db.collection('letters').countDocuments()]).toEqual(
    before,
  );
});

test.each([['a b'], ['{"$ne":null}'], ['x'.repeat(65)]])('refuses %j as a token', async (token) => {
  expect(await unsubscribe(token)).toMatchObject({ status: 400, body: { field: 'token' } });
});

function oneClickParts(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}
