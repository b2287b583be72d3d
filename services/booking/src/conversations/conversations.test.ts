import { calls, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { errorMessages } from '@wayhouse/messages/errors';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { openStream } from '../testing/open-stream.js';
import { setRole } from '../testing/set-role.js';

let service: TestBooking;
let time = noon;
beforeAll(async () => {
  service = await startTestBooking(() => time);
  await setRole(service, { userId: 'rosa', role: 'reception', name: 'Rosa Mendes' });
  await setRole(service, { userId: 'viktor', role: 'viewer', name: 'Viktor Lind' });
});
beforeEach(() => void (time = noon));
afterAll(() => service.stop());

type Message = { id: string; number: number; from: string; author: string; text: string; at: string };
type Shown = { messages: Message[]; unread: number; writableUntil?: string };

let from = 0;
/** Each booking has nights of its own. */
async function book(as: string): Promise<string> {
  const { body } = await bookingSteps(service).book((from += 3), 2, as);
  return (body.booking as { _id: string })._id;
}
const write = (as: string, id: string, text: string, key?: string) =>
  service.call(calls.writeToHotel, { id, text, key }, { as });
const answer = (as: string, id: string, text: string, key?: string) =>
  service.call(calls.writeToGuest, { id, text, key }, { as });
const shownTo = async (as: string, id: string) =>
  (await service.call(calls.showConversation, { id }, { as })).body as Shown;
const shownAtHotel = async (id: string, as = 'owner') =>
  (await service.call(calls.showHotelConversation, { id }, { as })).body as Shown;
const unreadOf = async (as: string) => (await service.call(calls.listUnreadMessages, {}, { as })).body.unread;
const unreadAtHotel = async (id: string) => {
  const { body } = await service.call(calls.listUnreadHotelMessages, {}, { as: 'owner' });
  return (body.unread as { bookingId: string; messages: number }[]).find(({ bookingId }) => bookingId === id)?.messages;
};
const eventsOf = async (id: string) =>
  (await service.publishedEvents(events.bookingMessageSent)).filter(({ bookingId }) => bookingId === id);

test('guest and hotel read what they have written to each other, in order', async () => {
  const id = await book('asha');
  const { status, body } = await write('asha', id, ' We arrive late.\r\nIs that fine? ');
  expect([status, body.message]).toEqual([200, 'Your message is on its way.']);
  time = new Date(noon.getTime() + 60_000);
  await answer('rosa', id, 'Of course.');
  await answer('owner', id, 'See you soon!');
  const first = { number: 1, from: 'guest', author: 'Name of asha', text: 'We arrive late.\nIs that fine?' };
  expect((await shownTo('asha', id)).messages).toMatchObject([
    { ...first, at: noon.toISOString() },
    { number: 2, from: 'hotel', author: 'Amber Court', text: 'Of course.', at: time.toISOString() },
    { number: 3, author: 'Amber Court' },
  ]);
  expect((await shownAtHotel(id)).messages).toMatchObject([
    first,
    { from: 'hotel', author: 'Rosa Mendes' },
    { author: 'The owner' },
  ]);
});

test('each side has the number of messages that it has not read, until it has read them', async () => {
  const id = await book('ben');
  await write('ben', id, 'One');
  await write('ben', id, 'Two');
  await answer('owner', id, 'Three');
  expect([(await shownAtHotel(id)).unread, await unreadAtHotel(id)]).toEqual([2, 2]);
  expect(await unreadOf('ben')).toEqual([{ bookingId: id, messages: 1 }]);
  await service.call(calls.markHotelConversationRead, { id, upTo: 1 }, { as: 'rosa' });
  expect([(await shownAtHotel(id)).unread, await unreadAtHotel(id)]).toEqual([1, 1]);
  await service.call(calls.markHotelConversationRead, { id, upTo: 3 }, { as: 'rosa' });
  expect([(await shownAtHotel(id)).unread, await unreadAtHotel(id)]).toEqual([0, undefined]);
  expect((await shownTo('ben', id)).unread).toBe(1);
  await service.call(calls.markConversationRead, { id, upTo: 3 }, { as: 'ben' });
  expect(await unreadOf('ben')).toEqual([]);
  await service.call(calls.markConversationRead, { id, upTo: 1 }, { as: 'ben' });
  expect(await unreadOf('ben')).toEqual([]);
});

test('viewers read and neither write nor mark as read', async () => {
  const id = await book('cleo');
  await write('cleo', id, 'Hello');
  expect((await shownAtHotel(id, 'viktor')).messages).toHaveLength(1);
  expect((await answer('viktor', id, 'Hi')).status).toBe(403);
  expect((await service.call(calls.markHotelConversationRead, { id, upTo: 1 }, { as: 'viktor' })).status).toBe(403);
  expect(await unreadAtHotel(id)).toBe(1);
});

test.each(['another guest', 'owner'])('%s does not find a guest’s conversation', async (as) => {
  const id = await book('dora');
  for (const [call, input] of [
    [calls.showConversation, { id }],
    [calls.writeToHotel, { id, text: 'Mine' }],
    [calls.markConversationRead, { id, upTo: 1 }],
  ] as const) {
    const { status, body } = await service.call(call, input as never, { as });
    expect([status, body.code, body.field]).toEqual([404, 'not-found', 'id']);
  }
  expect((await shownTo('dora', id)).messages).toEqual([]);
});

test('a message that is sent again under its key is sent once, also twice at the same time', async () => {
  const id = await book('emil');
  const sent = await Promise.all([1, 2, 3].map(() => write('emil', id, 'Hello', 'key-1')));
  const again = await write('emil', id, 'Hello', 'key-1');
  const ids = [...sent, again].map(({ body }) => (body.sent as Message).id);
  expect(new Set(ids).size).toBe(1);
  expect((await shownTo('emil', id)).messages).toHaveLength(1);
  // Deleted once it is sent, so that the text is nowhere but in the conversation.
  await eventually(async () => expect(await eventsOf(id)).toEqual([]));
  await write('emil', id, 'Hello', 'key-2');
  expect((await shownTo('emil', id)).messages).toHaveLength(2);
});

test('messages that are sent at the same time have numbers of their own', async () => {
  const id = await book('farah');
  await Promise.all([write('farah', id, 'A'), answer('owner', id, 'B'), write('farah', id, 'C')]);
  expect((await shownTo('farah', id)).messages.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test.each([
  ['text', ''],
  ['text', '   '],
  ['text', 'x'.repeat(limits.bookingMessage + 1)],
  ['text', 'a\u0000b'],
  ['key', 'no key!'],
])('names %s where it is %j', async (field, value) => {
  const id = await book('gita');
  for (const call of [calls.writeToHotel, calls.writeToGuest]) {
    const as = call === calls.writeToHotel ? 'gita' : 'owner';
    const { status, body } = await service.call(call, { id, text: 'Hello', [field]: value }, { as });
    expect([status, body.field]).toEqual([400, field]);
  }
});

test('a booking has so many messages at most', async () => {
  const id = await book('hana');
  await write('hana', id, 'First');
  await service.db
    .collection('conversations')
    .updateOne({ _id: id as never }, { $set: { messages: limits.messagesOfBooking } });
  const { status, body } = await write('hana', id, 'One too many');
  const message = errorMessages['too-many-messages']({ messages: limits.messagesOfBooking });
  expect([status, body.code, body.message]).toEqual([422, 'rule-broken', message]);
  expect((await shownTo('hana', id)).messages).toHaveLength(1);
});

test('of a cancelled booking they can write until some days after the stay, and read after that', async () => {
  const id = await book('iris');
  await bookingSteps(service).cancel(id, 0, 'iris');
  expect((await write('iris', id, 'Sorry!')).status).toBe(200);
  const { writableUntil = '' } = await shownTo('iris', id);
  expect(writableUntil.slice(0, 10)).toBe(inDays(from + 2 + limits.messageDays));
  time = new Date(Date.parse(writableUntil) - 1);
  expect((await answer('owner', id, 'Next time.')).status).toBe(200);
  time = new Date(writableUntil);
  const message = errorMessages['messages-closed']({ days: limits.messageDays });
  for (const { status, body } of [await write('iris', id, 'Late'), await answer('owner', id, 'Late')])
    expect([status, body.message, body.field]).toEqual([422, message, 'id']);
  const { messages, ...rest } = await shownTo('iris', id);
  expect(messages).toHaveLength(2);
  expect(rest).not.toHaveProperty('writableUntil');
});

test('there is nobody to write to where the hotel has booked for a guest without an account', async () => {
  const stay = { room: 'r1', checkInDate: inDays((from += 3)), checkOutDate: inDays(from + 1) };
  const order = { ...stay, guests: 1, guestName: 'Walk In', totalPrice: 120, key: 'desk-1' };
  const { body } = await service.call(calls.bookAtDesk, order, { as: 'owner' });
  const { _id: id } = body.booking as { _id: string };
  expect(await shownAtHotel(id)).toEqual({ success: true, messages: [], unread: 0 });
  const refused = await answer('owner', id, 'Hello');
  expect([refused.status, refused.body.message]).toEqual([422, errorMessages['guest-unreachable']]);
});

test('the hotel’s stream has messages, and that they were read', async () => {
  const id = await book('jon');
  const stream = await openStream(service, 'owner');
  await write('jon', id, 'Hello');
  const sent = `data: ${JSON.stringify({ bookingId: id, type: 'messages-changed' })}`;
  await eventually(async () => expect(stream.text.split(sent)).toHaveLength(2));
  await service.call(calls.markHotelConversationRead, { id, upTo: 1 }, { as: 'owner' });
  await eventually(async () => expect(stream.text.split(sent)).toHaveLength(3));
  stream.close();
});

test('a guest’s messages are in the export, and gone with the account, and none can be added', async () => {
  const id = await book('kira');
  await write('kira', id, 'A cot for Mira, please.');
  await answer('rosa', id, 'Dear Kira, of course.');
  const sentByRosa = { text: 'Dear Kira, of course.', at: noon.toISOString() };
  const { body } = await service.call(calls.exportBookings, {}, { as: 'kira' });
  expect(body.data).toMatchObject({
    messages: [
      { bookingId: id, from: 'guest', text: 'A cot for Mira, please.' },
      { bookingId: id, from: 'hotel', text: 'Dear Kira, of course.' },
    ],
  });
  expect(JSON.stringify(body.data)).not.toContain('rosa');
  const ofRosa = (await service.call(calls.exportBookings, {}, { as: 'rosa' })).body.data;
  expect(ofRosa).toMatchObject({ messages: [], messagesToGuests: expect.arrayContaining([sentByRosa]) });
  expect(JSON.stringify(ofRosa)).not.toMatch(new RegExp(`${id}|kira`));

  time = new Date('2027-12-01T12:00:00Z');
  expect((await service.call(calls.deleteAccount, {}, { as: 'kira' })).status).toBe(200);
  for (const name of ['booking_messages', 'conversations', 'outbox']) {
    const rows = await service.db.collection(name).find().toArray();
    expect(JSON.stringify(rows)).not.toMatch(/cot for Mira|Dear Kira/);
  }
  time = noon;
  expect((await write('kira', id, 'Again')).status).toBe(401);
  const refused = await answer('owner', id, 'Hello?');
  expect([refused.status, refused.body.message]).toEqual([422, errorMessages['guest-unreachable']]);
  expect(await shownAtHotel(id)).toMatchObject({ messages: [] });
});
