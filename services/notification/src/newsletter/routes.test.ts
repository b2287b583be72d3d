import { calls, paths } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { eventually } from '@wayhouse/service-kit/testing';
import { now, publicUrl } from '../testing/notification-service.js';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();
const { emailsTo } = context;

const request = (email: string) => context.service.call(calls.subscribeToNewsletter, { email });
const confirm = (token: string) => context.service.call(calls.confirmSubscription, { token });
const unsubscribe = (token: string) => context.service.call(calls.unsubscribeFromNewsletter, { token });
const rows = () => context.service.db.collection('newsletter_subscriptions');
const pending = () => context.service.db.collection('newsletter_opt_ins');
const queuedFor = (address: string) =>
  context.service.db.collection('emails').countDocuments({ 'job.to.address': address });
const tokenOf = async (address: string) => String((await rows().findOne({ address }))?.token);
const pendingToken = async (address: string) => String((await pending().findOne({ address }))?.token);
const subscribe = async (address: string) => {
  await request(address);
  return confirm(await pendingToken(address));
};
const hoursLater = (address: string, hours: number) =>
  pending().updateOne({ address }, { $set: { sentAt: new Date(now().getTime() - hours * 3600_000) } });

test('subscribes an address only after its link was used, and then sends a welcome email that unsubscribes', async () => {
  expect(await request('asha@example.test')).toEqual({
    status: 200,
    body: { success: true, message: confirmations.subscriptionRequested },
  });
  await eventually(async () => expect(emailsTo('asha@example.test')).toHaveLength(1));
  const link = `${publicUrl}/newsletter/confirm/`;
  const [first] = emailsTo('asha@example.test');
  expect(first?.headers.filter(({ key }) => key.startsWith('list-unsubscribe'))).toEqual([]);
  expect(await rows().countDocuments({ address: 'asha@example.test' })).toBe(0);

  const optIn = first?.text?.split(link)[1]?.split(/\s/)[0] ?? '';
  expect(optIn).toMatch(/^[\w-]{43}$/);
  expect(first?.html).toContain(`href="${link}${optIn}"`);
  const subscribed = { status: 200, body: { success: true, message: confirmations.subscribed } };
  expect(await confirm(optIn)).toEqual(subscribed);
  expect(await confirm(optIn)).toEqual(subscribed);
  expect(await rows().findOne({ address: 'asha@example.test' })).toMatchObject({ state: 'subscribed' });

  await eventually(async () => expect(emailsTo('asha@example.test')).toHaveLength(2));
  const token = await tokenOf('asha@example.test');
  expect(token).toMatch(/^[\w-]{43}$/);
  const unsubscribeUrl = `${publicUrl}/newsletter/unsubscribe/${token}`;
  const [, email] = emailsTo('asha@example.test');
  const headers = Object.fromEntries(email?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(email?.html).toContain(`href="${unsubscribeUrl}"`);
  expect(email?.text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
});

test('responds alike to an address that has just got its link, in any case, and sends no second one', async () => {
  const first = await request('Ben@Example.test');
  expect(await request('ben@example.TEST')).toEqual(first);
  expect(await pending().countDocuments({ _id: 'ben@example.test' as never })).toBe(1);
  expect((await queuedFor('Ben@Example.test')) + (await queuedFor('ben@example.TEST'))).toBe(1);
});

test('responds alike to an address that is subscribed, and sends it nothing', async () => {
  await subscribe('bea@example.test');
  await pending().deleteMany({ address: 'bea@example.test' });
  expect(await request('Bea@example.test')).toEqual(await request('new@example.test'));
  expect([await queuedFor('bea@example.test'), await queuedFor('Bea@example.test')]).toEqual([2, 0]);
});

test('sends the same link again an hour later', async () => {
  await request('carl@example.test');
  const token = await pendingToken('carl@example.test');
  await hoursLater('carl@example.test', 1);
  await request('carl@example.test');
  expect(await queuedFor('carl@example.test')).toBe(2);
  expect(await pendingToken('carl@example.test')).toBe(token);
  const sentAt = (await pending().findOne({ token }))?.sentAt as Date;
  expect(now().getTime() - sentAt.getTime()).toBeLessThan(600_000);
});

test('a link ends after two days, and another request makes another one', async () => {
  await request('dana@example.test');
  const token = await pendingToken('dana@example.test');
  await hoursLater('dana@example.test', 48);
  const ended = { code: 'not-found', message: errorMessages['opt-in-not-found'], field: 'token' };
  expect(await confirm(token)).toMatchObject({ status: 404, body: ended });
  expect(await rows().countDocuments({ address: 'dana@example.test' })).toBe(0);
  await request('dana@example.test');
  expect(await confirm(token)).toMatchObject({ status: 404 });
  expect(await confirm(await pendingToken('dana@example.test'))).toMatchObject({ status: 200 });
});

test('concurrent requests for one address make one link and one email, used at once one row and one welcome', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => request('cleo@example.test')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await pending().countDocuments({ address: 'cleo@example.test' })).toBe(1);
  expect(await queuedFor('cleo@example.test')).toBe(1);
  const token = await pendingToken('cleo@example.test');
  const confirmed = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
  expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rows().countDocuments({ address: 'cleo@example.test' })).toBe(1);
  expect(await queuedFor('cleo@example.test')).toBe(2);
});

test('unsubscribes an address by its link, once or twice', async () => {
  await subscribe('dora@example.test');
  const token = await tokenOf('dora@example.test');
  const unsubscribed = { status: 200, body: { success: true, message: confirmations.unsubscribed } };
  expect(await unsubscribe(token)).toEqual(unsubscribed);
  const row = await rows().findOne({ token });
  expect(row).toMatchObject({ state: 'unsubscribed', endedAt: row!.since as Date });
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

test('an unsubscribed address can subscribe again by another link, and can use the old link to unsubscribe', async () => {
  await subscribe('emil@example.test');
  const token = await tokenOf('emil@example.test');
  const used = await pendingToken('emil@example.test');
  await unsubscribe(token);
  expect(await confirm(used)).toMatchObject({ status: 404 });
  const responses = await Promise.all([1, 2, 3, 4].map(() => request('emil@example.test')));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rows().findOne({ token })).toMatchObject({ state: 'unsubscribed' });
  await confirm(await pendingToken('emil@example.test'));
  expect(await rows().findOne({ token })).toMatchObject({ state: 'subscribed' });
  expect(await rows().findOne({ token })).not.toHaveProperty('endedAt');
  expect(await queuedFor('emil@example.test')).toBe(4);
  await unsubscribe(token);
  expect(await rows().findOne({ token })).toMatchObject({ state: 'unsubscribed' });
});

test('unsubscribing ends the link of a request that came after the last time', async () => {
  await subscribe('fred@example.test');
  const token = await tokenOf('fred@example.test');
  await unsubscribe(token);
  await request('fred@example.test');
  const requested = await pendingToken('fred@example.test');
  await unsubscribe(token);
  expect(await confirm(requested)).toMatchObject({ status: 404 });
});

test('stores no link for an address that gets no more emails today', async () => {
  for (const tag of ['1', '2', '3', '4'])
    expect(await request(`gina+${tag}@example.test`)).toMatchObject({ status: 200 });
  expect(await pending().countDocuments({ address: 'gina+3@example.test' })).toBe(1);
  expect(await pending().countDocuments({ address: 'gina+4@example.test' })).toBe(0);
});

test('rejects an unknown link', async () => {
  const unknown = {
    success: false,
    code: 'not-found',
    message: errorMessages['subscription-not-found'],
    field: 'token',
  };
  expect(await unsubscribe('A'.repeat(43))).toMatchObject({ status: 404, body: unknown });
  const message = errorMessages['opt-in-not-found'];
  expect(await confirm('A'.repeat(43))).toMatchObject({ status: 404, body: { ...unknown, message } });
});

test.each([
  ['not an address'],
  [''],
  ['a@example.test\r\nBcc: b@example.test'],
  [`${'x'.repeat(250)}@example.test`],
  [{ $ne: null }],
  [undefined],
])('rejects %j as an address, and stores nothing', async (email) => {
  const before = [await pending().countDocuments(), await context.service.db.collection('emails').countDocuments()];
  const response = await request(email as string);
  expect(response).toMatchObject({ status: 400, body: { success: false, code: 'invalid-input', field: 'email' } });
  expect([await pending().countDocuments(), await context.service.db.collection('emails').countDocuments()]).toEqual(
    before,
  );
});

test.each([['a b'], ['{"$ne":null}'], ['x'.repeat(65)]])('rejects %j as a token', async (token) => {
  expect(await unsubscribe(token)).toMatchObject({ status: 400, body: { field: 'token' } });
  expect(await confirm(token)).toMatchObject({ status: 400, body: { field: 'token' } });
});

function oneClickParts(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}
