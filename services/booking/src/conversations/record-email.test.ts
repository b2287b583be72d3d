import { calls, events } from '@wayhouse/contracts';
import { limits, type Party } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { setRole } from '../testing/set-role.js';

let service: TestBooking;
let time = noon;
beforeAll(async () => {
  service = await startTestBooking(() => time);
  await setRole(service, { userId: 'rosa', role: 'reception', name: 'Rosa Mendes' });
});
beforeEach(() => void (time = noon));
afterAll(() => service.stop());

let from = 0;
async function book(as: string): Promise<string> {
  const { body } = await bookingSteps(service).book((from += 3), 2, as);
  return (body.booking as { _id: string })._id;
}
const conversationOf = (name: string, id: string) => service.db.collection(name).findOne({ _id: id as never });
let emails = 0;
/** An email of one of the two has arrived, and what comes of it. */
async function forward(bookingId: string, writer: Party, text: string, guest = 'asha', cameAt = time) {
  const messageId = `email-${++emails}`;
  const forwarded = { bookingId, from: writer, guest: { id: guest }, text };
  await service.publish(events.emailForwarded, forwarded, messageId, cameAt);
  await eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}
const shownTo = async (as: string, id: string) => (await service.call(calls.showConversation, { id }, { as })).body;
const shownAtHotel = async (id: string, as = 'owner') =>
  (await service.call(calls.showHotelConversation, { id }, { as })).body;

test('what one of the two writes by email is among their messages, for the staff as well', async () => {
  const id = await book('asha');
  await service.call(calls.writeToGuest, { id, text: 'When will you come?' }, { as: 'rosa' });
  await forward(id, 'guest', 'At six.\nBy train.');
  await forward(id, 'hotel', 'See you then.');
  const byEmail = { byEmail: true, at: noon.toISOString() };
  const shown = await shownTo('asha', id);
  expect(shown.messages).toEqual([
    expect.not.objectContaining({ byEmail: true }),
    expect.objectContaining({
      number: 2,
      from: 'guest',
      author: 'Name of asha',
      text: 'At six.\nBy train.',
      ...byEmail,
    }),
    expect.objectContaining({ number: 3, from: 'hotel', author: 'Amber Court', text: 'See you then.', ...byEmail }),
  ]);
  expect(shown.unread).toBe(2);
  expect(await shownAtHotel(id, 'rosa')).toMatchObject({ unread: 1, messages: [{}, {}, { author: 'The owner' }] });
});

test('an email that is known here only hours later has the time at which it came', async () => {
  const id = await book('faye');
  time = new Date(noon.getTime() + 5 * 3600_000);
  await forward(id, 'guest', 'We come at six tonight.', 'faye', noon);
  expect((await shownTo('faye', id)).messages).toMatchObject([{ at: noon.toISOString() }]);
});

test('an email that is delivered twice is one message', async () => {
  const id = await book('ben');
  const forwarded = { bookingId: id, from: 'guest' as const, guest: { id: 'ben' }, text: 'Hello' };
  for (let times = 0; times < 2; times++) await service.publish(events.emailForwarded, forwarded, 'twice');
  await forward(id, 'guest', 'Last', 'ben');
  expect((await shownTo('ben', id)).messages).toMatchObject([{ text: 'Hello' }, { text: 'Last' }]);
});

test('where no message can be sent any more, none is added, and nothing is tried again', async () => {
  const id = await book('cleo');
  await forward(id, 'guest', 'First', 'cleo');
  const { writableUntil } = await shownTo('cleo', id);
  time = new Date(String(writableUntil));
  await forward(id, 'guest', 'Late', 'cleo');
  time = noon;
  const full = { $set: { messages: limits.messagesOfBooking } };
  await service.db.collection('conversations').updateOne({ _id: id as never }, full);
  await forward(id, 'hotel', 'One too many', 'cleo');
  expect((await shownTo('cleo', id)).messages).toMatchObject([{ text: 'First' }]);
  expect(await conversationOf('conversations', id)).toMatchObject({ messages: limits.messagesOfBooking });
});

test('after the account of the guest, or without the text that went with it, none is added', async () => {
  const id = await book('dora');
  await forward(id, 'guest', '', 'dora');
  expect((await shownTo('dora', id)).messages).toEqual([]);
  time = new Date('2027-12-01T12:00:00Z');
  expect((await service.call(calls.deleteAccount, {}, { as: 'dora' })).status).toBe(200);
  time = noon;
  await forward(id, 'hotel', 'Dear Dora', 'dora');
  expect(await shownAtHotel(id)).toMatchObject({ messages: [] });
  expect(JSON.stringify(await service.db.collection('booking_messages').find().toArray())).not.toContain('Dear Dora');
});
