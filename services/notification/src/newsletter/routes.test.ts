import { calls, paths } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { eventually } from '@wayhouse/service-kit/testing';
import { publicUrl } from '../testing/notification-service.js';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();
const { emailsTo } = context;

const subscribe = (email: string) => context.service.call(calls.subscribeToNewsletter, { email });
const unsubscribe = (token: string) => context.service.call(calls.unsubscribeFromNewsletter, { token });
const rows = () => context.service.db.collection('newsletter_subscriptions');
const queuedFor = (address: string) =>
  context.service.db.collection('emails').countDocuments({ 'job.to.address': address });
const tokenOf = async (address: string) => String((await rows().findOne({ address }))?.token);

test('subscribes an address and sends a welcome email with an unsubscribe link', async () => {
  expect(await subscribe('asha@example.test')).toEqual({
    status: 200,
    body: { success: true, message: confirmations.subscribed },
  });
  await eventually(async () => expect(emailsTo('asha@example.test')).toHaveLength(1));
  const token = await tokenOf('asha@example.test');
  expect(token).toMatch(/^[\w-]{43}$/);
  const unsubscribeUrl = `${publicUrl}/newsletter/unsubscribe/${token}`;
  const [email] = emailsTo('asha@example.test');
  const headers = Object.fromEntries(email?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(email?.html).toContain(`href="${unsubscribeUrl}"`);
  expect(email?.text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
});

test('responds alike to an address that is already subscribed, in any case, and sends no second email', async () => {
  const first = await subscribe('Ben@Example.test');
  expect(await subscribe('ben@example.TEST')).toEqual(first);
  expect(await rows().countDocuments({ _id: 'ben@example.test' as never })).toBe(1);
  expect((await queuedFor('Ben@Example.test')) + (await queuedFor('ben@example.TEST'))).toBe(1);
});

test('concurrent requests for one address make one row and one email', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => subscribe('cleo@example.test')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rows().countDocuments({ address: 'cleo@example.test' })).toBe(1);
  expect(await queuedFor('cleo@example.test')).toBe(1);
});

test('unsubscribes an address by its link, once or twice', async () => {
  await subscribe('dora@example.test');
  const token = await tokenOf('dora@example.test');
  const unsubscribed = { status: 200, body: { success: true, message: confirmations.unsubscribed } };
  expect(await unsubscribe(token)).toEqual(unsubscribed);
  const row = await rows().findOne({ token });
  expect(row).toMatchObject({ state: 'unsubscribed' });
  expect(await unsubscribe(token)).toEqual(unsubscribed);
  expect(await rows().findOne({ token })).toEqual(row);
});

test.each([
  ['an encoded form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['a form in parts', oneClickParts()],
])('a mail client unsubscribes an address by %s, without signing in, once or twice', async (_form, body) => {
  await subscribe('flora@example.test');
  const token = await tokenOf('flora@example.test');
  for (let times = 0; times < 2; times++) {
    const response = await fetch(context.service.url + paths.unsubscribe(token), { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, message: confirmations.unsubscribed },
    ]);
    expect(await rows().findOne({ token })).toMatchObject({ state: 'unsubscribed' });
  }
});

test('an unsubscribed address can subscribe again, gets another email and can use the old link', async () => {
  await subscribe('emil@example.test');
  const token = await tokenOf('emil@example.test');
  await unsubscribe(token);
  const responses = await Promise.all([1, 2, 3, 4].map(() => subscribe('emil@example.test')));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rows().findOne({ token })).toMatchObject({ state: 'subscribed' });
  expect(await queuedFor('emil@example.test')).toBe(2);
  await unsubscribe(token);
  expect(await rows().findOne({ token })).toMatchObject({ state: 'unsubscribed' });
});

test('rejects an unknown link', async () => {
  const unknown = {
    success: false,
    code: 'not-found',
    message: errorMessages['subscription-not-found'],
    field: 'token',
  };
  expect(await unsubscribe('A'.repeat(43))).toMatchObject({ status: 404, body: unknown });
});

test.each([
  ['not an address'],
  [''],
  ['a@example.test\r\nBcc: b@example.test'],
  [`${'x'.repeat(250)}@example.test`],
  [{ $ne: null }],
  [undefined],
])('rejects %j as an address, and stores nothing', async (email) => {
  const before = [await rows().countDocuments(), await context.service.db.collection('emails').countDocuments()];
  const response = await subscribe(email as string);
  expect(response).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', field: 'email' } });
  expect([await rows().countDocuments(), await context.service.db.collection('emails').countDocuments()]).toEqual(
    before,
  );
});

test.each([['a b'], ['{"$ne":null}'], ['x'.repeat(65)]])('rejects %j as a token', async (token) => {
  expect(await unsubscribe(token)).toMatchObject({ status: 400, body: { field: 'token' } });
});

function oneClickParts(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}
