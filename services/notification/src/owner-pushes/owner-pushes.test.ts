import { calls, events } from '@wayhouse/contracts';
import { limits, type MemberRole } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import { cardPayment, factsOf, startOwnerMailbox } from '../testing/owner-mailbox.js';
import { startPushService, vapidSettings } from '../testing/push-service.js';

const now = new Date('2027-03-14T00:20:00Z');
let owners: Awaited<ReturnType<typeof startOwnerMailbox>>;
let push: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  push = await startPushService();
  owners = await startOwnerMailbox(now);
});
beforeEach(() => (push.state.status = 201));
afterAll(async () => {
  await owners.stop();
  await push.stop();
});

const stay = { checkIn: '2027-03-20', checkOut: '2027-03-22' };
const book = (id: string, over = {}) =>
  owners.publish(events.bookingConfirmed, factsOf(id, { ...stay, ...over }), `${id}-1`);
const pay = (id: string) =>
  owners.publish(events.bookingPaid, { ...factsOf(id, { ...stay, version: 2 }), ...cardPayment }, `${id}-2`);
const register = (ownerId: string) =>
  owners.publish(
    events.hotelRegistered,
    {
      ...{ hotelId: `hotel-${ownerId}`, version: 1, ownerId, name: 'Amber Court' },
      ...{ contact: '1', address: '1', city: 'Jaipur' },
    },
    `${ownerId}-hotel`,
  );
let changes = 0;
const setRole = (ownerId: string, userId: string, role: MemberRole | null) => {
  const version = ++changes;
  const member = { hotelId: `hotel-${ownerId}`, userId, version, role, name: `Name of ${userId}` };
  return owners.publish(events.staffChanged, member, `staff-${version}`);
};

/** A browser that an account has switched pushes on in. */
async function browserOf(as: string, name: string) {
  const browser = push.browser(name);
  expect((await owners.service.call(calls.addPushBrowser, browser.target, { as })).status).toBe(200);
  return browser;
}
const shown = async (as: string) => (await owners.service.call(calls.showOwnerEmails, {}, { as })).body.push;
const jobs = () => owners.service.db.collection('owner_pushes');
const allSent = (ownerId: string, count: number) =>
  eventually(async () => expect(await jobs().countDocuments({ 'job.ownerId': ownerId, state: 'done' })).toBe(count));

test('each browser of an owner shows what the owner gets emails about, and no other browser does', async () => {
  await register('anna');
  await register('zara');
  const [phone, desk, other] = [
    await browserOf('anna', 'anna-phone'),
    await browserOf('anna', 'anna-desk'),
    await browserOf('zara', 'zara-phone'),
  ];
  await owners.service.call(calls.changeOwnerEmails, { kind: 'payment', isOn: false }, { as: 'anna' });
  await book('anna');
  await pay('anna');
  await allSent('anna', 2);
  const expected = {
    title: 'You have a new booking',
    text: 'Asha, 20 – 22 Mar 2027, Amber Court',
    path: '/owner/bookings/anna',
    tag: expect.stringMatching(/^owner-anna-1-/),
  };
  expect(phone.pushes()).toEqual([expected]);
  expect(desk.pushes()).toEqual([expected]);
  expect(other.pushes()).toEqual([]);
  expect(JSON.stringify(await jobs().find().toArray())).not.toMatch(/secret-|Asha/);
});

test('the page learns which browsers are on, the newest first, and each can be switched off again', async () => {
  await register('bela');
  expect(await shown('bela')).toEqual({ publicKey: vapidSettings.VAPID_PUBLIC_KEY, browsers: [] });
  const one = await browserOf('bela', 'bela-1');
  const { browsers } = (await shown('bela')) as { browsers: [string] };
  const { body } = await owners.service.call(calls.removePushBrowsers, { browser: browsers[0] }, { as: 'bela' });
  expect(body).toMatchObject({ message: 'Notifications are switched off.', push: { browsers: [] } });
  await book('bela');
  await owners.received('bela', 1);
  expect(one.pushes()).toEqual([]);
  await browserOf('bela', 'bela-1');
  await browserOf('bela', 'bela-2');
  await owners.service.call(calls.removePushBrowsers, {}, { as: 'bela' });
  expect(await shown('bela')).toMatchObject({ browsers: [] });
});

test('nobody removes the browser of another, and a browser is that of the account that has added it last', async () => {
  await register('cara');
  await register('dina');
  const shared = await browserOf('cara', 'cara-1');
  const { browsers } = (await shown('cara')) as { browsers: [string] };
  await owners.service.call(calls.removePushBrowsers, { browser: browsers[0] }, { as: 'dina' });
  expect(await shown('cara')).toMatchObject({ browsers });
  await owners.service.call(calls.addPushBrowser, shared.target, { as: 'dina' });
  expect(await shown('cara')).toMatchObject({ browsers: [] });
  expect(await shown('dina')).toMatchObject({ browsers });
});

test('an account has so many browsers, and the oldest one goes', async () => {
  await register('edda');
  for (let nth = 0; nth <= limits.pushBrowsers; nth++) {
    await browserOf('edda', `edda-${nth}`);
    await owners.service.db
      .collection('push_browsers')
      .updateOne({ endpoint: `${push.url}/edda-${nth}` }, { $set: { addedAt: new Date(now.getTime() + nth - 100) } });
  }
  const rows = await owners.service.db.collection('push_browsers').find({ accountId: 'edda' }).toArray();
  expect(rows.map(({ endpoint }) => String(endpoint).split('/').at(-1)).sort()).toEqual(
    Array.from({ length: limits.pushBrowsers }, (_each, index) => `edda-${index + 1}`).sort(),
  );
});

test('a browser that its push service does not know any more is removed', async () => {
  await register('fara');
  await browserOf('fara', 'fara-1');
  push.state.status = 410;
  await book('fara');
  await allSent('fara', 1);
  expect(await shown('fara')).toMatchObject({ browsers: [] });
});

test('while a push service is down a push waits, once for an event', async () => {
  await register('gita');
  const browser = await browserOf('gita', 'gita-1');
  push.state.status = 503;
  await book('gita');
  await owners.service.publish(events.bookingConfirmed, factsOf('gita', stay), 'gita-1');
  const waiting = { 'job.ownerId': 'gita', state: 'pending', error: /503/ };
  await eventually(async () => expect(await jobs().countDocuments(waiting)).toBe(1));
  push.state.status = 201;
  const before = browser.pushes().length;
  await jobs().updateMany(waiting, { $set: { dueAt: now } });
  await allSent('gita', 1);
  expect(browser.pushes()).toHaveLength(before + 1);
});

test('whoever has left the staff gets none, not even one that waits', async () => {
  await setRole('hana', 'ines', 'viewer');
  const browser = await browserOf('ines', 'ines-1');
  await owners.service.call(calls.changeOwnerEmails, { kind: 'booking', isOn: true }, { as: 'ines' });
  push.state.status = 503;
  await book('hana');
  const waiting = { 'job.memberId': 'ines', error: { $exists: true } };
  await eventually(async () => expect(await jobs().countDocuments(waiting)).toBe(1));
  const before = browser.pushes().length;
  await setRole('hana', 'ines', null);
  push.state.status = 201;
  await jobs().updateMany(waiting, { $set: { dueAt: now } });
  await allSent('hana', 1);
  await owners.publish(events.bookingConfirmed, factsOf('hana', { ...stay, bookingId: 'hana-b' }), 'hana-3');
  expect(browser.pushes()).toHaveLength(before);
  expect(await jobs().countDocuments({ 'job.memberId': 'ines' })).toBe(1);
  expect((await owners.service.call(calls.addPushBrowser, browser.target, { as: 'ines' })).status).toBe(403);
  expect(await owners.service.db.collection('push_browsers').countDocuments({ accountId: 'ines' })).toBe(0);
});

test('who works elsewhere, or owns a hotel, keeps their browsers', async () => {
  await register('olga');
  for (const [hotel, person] of [
    ['lena', 'nils'],
    ['lena', 'olga'],
    ['mona', 'nils'],
  ] as const)
    await setRole(hotel, person, 'viewer');
  for (const person of ['nils', 'olga']) await browserOf(person, `${person}-1`);
  for (const person of ['nils', 'olga']) await setRole('lena', person, null);
  for (const person of ['nils', 'olga'])
    expect((await shown(person)) as object).toMatchObject({ browsers: [expect.any(String)] });
});

test('what is a day old shows no more', async () => {
  await register('nora');
  const browser = await browserOf('nora', 'nora-1');
  push.state.status = 503;
  await book('nora');
  const waiting = { 'job.ownerId': 'nora', error: /503/ };
  await eventually(async () => expect(await jobs().countDocuments(waiting)).toBe(1));
  const tried = browser.pushes().length;
  push.state.status = 201;
  const dayBefore = new Date(now.getTime() - 24 * 3600_000);
  await jobs().updateMany(waiting, { $set: { addedAt: dayBefore, dueAt: now } });
  await allSent('nora', 1);
  expect(browser.pushes()).toHaveLength(tried);
});

test('a guest’s message shows from whom it is, and not what it is about', async () => {
  await register('jana');
  const browser = await browserOf('jana', 'jana-1');
  await book('jana');
  const text = 'Is there a lift?';
  const sent = { bookingId: 'jana', messageId: 'm1', from: 'guest' as const, guest: { id: 'guest-jana' }, text };
  await owners.publish(events.bookingMessageSent, sent, 'jana-m1');
  await allSent('jana', 2);
  expect(browser.pushes().map(({ title }) => title)).toContain('Asha has written to you');
  expect(JSON.stringify(browser.pushes())).not.toMatch(/lift|Rao|secret/);
});

test('with the account its browsers are gone, and none is added', async () => {
  await register('kira');
  const browser = await browserOf('kira', 'kira-1');
  const exported = (await owners.service.call(calls.exportMessages, {}, { as: 'kira' })).body.data;
  expect(exported).toMatchObject({ pushBrowsers: [{ endpoint: browser.target.endpoint }] });
  push.state.status = 503;
  await book('kira');
  await eventually(async () => expect(await jobs().countDocuments({ 'job.ownerId': 'kira' })).toBe(1));
  await owners.publish(events.accountDeleted, { userId: 'kira', addresses: [] }, 'kira-gone');
  const left = (name: string, filter: object) => owners.service.db.collection(name).countDocuments(filter);
  expect(await left('owner_pushes', { 'job.ownerId': 'kira' })).toBe(0);
  await owners.service.call(calls.addPushBrowser, browser.target, { as: 'kira' });
  expect(await left('push_browsers', { accountId: 'kira' })).toBe(0);
});

test('only an address on the internet is sent to, and a refusal names the field', async () => {
  await register('mara');
  const { target } = push.browser('mara-1');
  for (const endpoint of ['file:///etc/passwd', 'https://user:secret@push.example.test/1', 'nothing']) {
    const refused = await owners.service.call(calls.addPushBrowser, { ...target, endpoint }, { as: 'mara' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'rule-broken', field: 'endpoint' } });
  }
});
