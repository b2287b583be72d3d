import { type EventData, events } from '@wayhouse/contracts';
import { calls } from '@wayhouse/contracts';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig, publicUrl } from '../testing/notification-service.js';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.js';

let now = new Date('2027-01-05T06:30:00Z');
let mailbox: TestSmtpServer;
let service: Awaited<ReturnType<typeof testService>>;

const clerkAccounts = {
  find: (id: string) => Promise.resolve({ id, name: id, addresses: [`${id}@example.test`] }),
  findByAddress: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(),
};

beforeAll(async () => {
  mailbox = await startSmtpServer();
  const compose = (context: Parameters<typeof composeNotification>[0]) =>
    composeNotification(context, emailConfig(mailbox.url));
  service = await testService('notification', compose, {
    ...{ now: () => now, clerkAccounts, retryDelays: [20, 100, 500, 2000] },
  });
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});

/** A booking at a hotel of the owner `id`, by the guest `guest-id`. */
const facts = (id: string) =>
  bookingFacts({
    ...{ bookingId: id, hotel: { ...bookingFacts().hotel, id: `hotel-${id}`, ownerId: id } },
    guest: { id: `guest-${id}`, name: 'Asha Rao', email: `guest-${id}@example.test` },
  });
const emailsTo = (id: string) =>
  mailbox.emails.filter(
    ({ to, subject }) => to?.[0]?.address === `${id}@example.test` && subject?.startsWith('Message'),
  );
async function publish<E extends Parameters<typeof service.publish>[0]>(event: E, data: EventData<E>, id: string) {
  await service.publish(event, data, id);
  await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId: id })).toBe(1));
}
const book = (id: string) => publish(events.bookingConfirmed, facts(id), `${id}-booked`);
const message = (id: string, from: 'guest' | 'hotel', text = 'We arrive late.\nIs that <b>fine</b>?') => ({
  ...{ bookingId: id, messageId: `${id}-${from}`, from, guest: { id: `guest-${id}` }, text },
});
const write = (id: string, from: 'guest' | 'hotel', text?: string) =>
  publish(events.bookingMessageSent, message(id, from, text), `${id}-${from}`);
const received = (id: string) => eventually(() => Promise.resolve(expect(emailsTo(id)).toHaveLength(1)));

test('the owner gets what a guest has written, with a reply that goes to the guest', async () => {
  await book('olga');
  await write('olga', 'guest');
  await received('olga');
  const [email] = emailsTo('olga');
  expect(email).toMatchObject({
    ...{ subject: expect.stringMatching(/^Message from Asha Rao about booking WH-/), to: [{ name: 'Amber Court' }] },
    replyTo: [{ name: 'Asha Rao', address: 'stay-0a1b@relay.example.test' }],
  });
  expect(email?.text).toContain('“We arrive late.\nIs that <b>fine</b>?”');
  expect(email?.html).toContain('Is that &lt;b&gt;fine&lt;/b&gt;?');
  for (const link of [`${publicUrl}/owner/bookings/olga`, `${publicUrl}/owner/notifications`])
    expect(email?.html).toContain(`"${link}"`);
  expect(JSON.stringify(email)).not.toContain('guest-olga@example.test');
});

test('the guest gets what the hotel has written, with a reply that goes to the hotel', async () => {
  await book('pola');
  await write('pola', 'hotel', 'Of course.');
  await received('guest-pola');
  const [email] = emailsTo('guest-pola');
  expect(email).toMatchObject({
    subject: 'Message from Amber Court about your stay',
    replyTo: [{ name: 'Amber Court', address: 'stay-0c2d@relay.example.test' }],
  });
  expect(email?.text).toContain('“Of course.”');
  expect(email?.html).toContain(`"${publicUrl}/my-bookings?messages=pola"`);
  expect(emailsTo('pola')).toEqual([]);
});

test('sends one email for a message, however often it is delivered, and forgets its text then', async () => {
  await book('quin');
  await write('quin', 'guest', 'A secret wish');
  await publish(events.bookingMessageSent, message('quin', 'guest', 'A secret wish'), 'quin-again');
  await received('quin');
  const rows = () => service.db.collection('message_emails').find().toArray();
  await eventually(async () => expect(JSON.stringify(await rows())).not.toContain('A secret wish'));
  expect(emailsTo('quin')).toHaveLength(1);
});

test('what came as an email is forwarded already: only the staff gets an email about it', async () => {
  await book('nora');
  const member = { hotelId: 'hotel-nora', userId: 'nils', version: 1, name: 'Nils', role: 'reception' as const };
  await publish(events.staffChanged, member, 'nils-joined');
  const change = { kind: 'message' as const, isOn: true };
  expect((await service.call(calls.changeOwnerEmails, change, { as: 'nils' })).status).toBe(200);
  for (const from of ['guest', 'hotel'] as const)
    await publish(events.bookingMessageSent, { ...message('nora', from), byEmail: true }, `nora-${from}`);
  await received('nils');
  await book('otto');
  await write('otto', 'guest');
  await received('otto');
  expect([...emailsTo('nora'), ...emailsTo('guest-nora')]).toEqual([]);
});

test('an owner who wants none about messages gets none', async () => {
  await service.publish(
    events.hotelRegistered,
    { ...{ hotelId: 'hotel-rita', version: 1, ownerId: 'rita', name: 'Moss Gate' }, ...place },
    'rita-hotel',
  );
  await book('rita');
  const change = { kind: 'message' as const, isOn: false };
  expect((await service.call(calls.changeOwnerEmails, change, { as: 'rita' })).status).toBe(200);
  await write('rita', 'guest');
  expect(await service.db.collection('message_emails').countDocuments({ _id: 'message-rita-guest' as never })).toBe(0);
});
const place = { contact: '+91 141 000 001', address: '2 Fort Road', city: 'Jaipur' };

test('a message that arrives before its booking waits for it', async () => {
  await service.publish(events.bookingMessageSent, message('sven', 'guest'), 'sven-guest');
  await book('sven');
  await received('sven');
});

test('once the relay addresses have ended a reply goes to support', async () => {
  await book('tara');
  const before = now;
  now = new Date('2027-03-20T12:00:00Z');
  await write('tara', 'guest');
  await received('tara');
  now = before;
  expect(emailsTo('tara')[0]).toMatchObject({ replyTo: [{ address: 'help@example.test' }] });
  expect(emailsTo('tara')[0]?.text).not.toContain('reply to this email');
});

test('a reply goes to support where the owner’s account is gone', async () => {
  await book('theo');
  await publish(events.accountDeleted, { userId: 'theo', addresses: [] }, 'theo-gone');
  await write('theo', 'hotel');
  await received('guest-theo');
  expect(emailsTo('guest-theo')[0]).toMatchObject({ replyTo: [{ address: 'help@example.test' }] });
  expect(emailsTo('guest-theo')[0]?.text).not.toContain('reply to this email');
});

test('with the account of the guest what waits to be sent is gone, and nothing is added', async () => {
  await book('uma');
  mailbox.state.isDown = true;
  await write('uma', 'guest', 'Far from the lift');
  const texts = async () => JSON.stringify(await service.db.collection('message_emails').find().toArray());
  expect(await texts()).toContain('Far from the lift');
  const { body } = await service.call(calls.exportMessages, {}, { as: 'guest-uma' });
  expect(body.data).toMatchObject({ messageEmails: [{ bookingId: 'uma', from: 'guest', text: 'Far from the lift' }] });
  await publish(events.accountDeleted, { userId: 'guest-uma', addresses: [] }, 'uma-gone');
  expect(await texts()).not.toContain('Far from the lift');
  await write('uma', 'hotel', 'Are you there?');
  expect(await texts()).not.toContain('Are you there?');
  mailbox.state.isDown = false;
});
