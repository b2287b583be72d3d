import { once, EventEmitter } from 'node:events';
import { calls, clerkWebhook, events } from '@wayhouse/contracts';
import { openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { eventually, signWebhook } from '@wayhouse/service-kit/testing';
import type { DomainError } from '@wayhouse/domain';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingRepository } from '../bookings/booking-repository.js';
import { guestRepository } from '../bookings/guest-repository.js';
import { calendarAddressRepository } from '../calendars/calendar-address-repository.js';
import { nightDeps } from '../calendars/night-deps.js';
import { conversationRepository } from '../conversations/conversation-repository.js';
import { hotelProjection } from '../hotels/hotel-projection.js';
import { staffProjection } from '../hotels/staff-projection.js';
import { promotionRepository } from '../promotions/promotion-repository.js';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';
import { invoiceSteps, legalFacts } from '../testing/invoice-steps.js';
import { registerHotel } from '../testing/register-hotel.js';
import { setRole } from '../testing/set-role.js';
import { accountDeletionQueue } from './account-deletion-queue.js';
import { deleteAccount } from './delete-account.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking(() => noon)));
afterAll(() => service.stop());

/** A hotel with a room, of an owner of its own. */
async function aHotel(owner: string) {
  const ids = { hotelId: `h-${owner}`, roomId: `r-${owner}` };
  await registerHotel(service, ids.hotelId, owner);
  await addRoom(owner, ids.roomId);
  return ids;
}

async function addRoom(owner: string, roomId: string) {
  await service.publish(events.roomListed, room({ roomId, hotelId: `h-${owner}`, ownerId: owner }));
  await waitForDocument(service, 'rooms', roomId);
}

const stay = (from: number) => ({ checkInDate: inDays(from), checkOutDate: inDays(from + 2), guests: 1 });
const book = (roomId: string, from: number) =>
  service.call(calls.bookRoom, { room: roomId, ...stay(from), PaymentMethod: 'Pay at Hotel' }, { as: 'asha' });
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code];

async function reportDeletion(id: string) {
  const body = JSON.stringify({ type: 'user.deleted', data: { id, object: 'user', deleted: true } });
  const headers = signWebhook(body);
  expect((await fetch(`${service.url}${clerkWebhook.path}`, { method: 'POST', headers, body })).status).toBe(200);
}

test('with the account of its owner a hotel is closed, before the catalog has closed it', async () => {
  const { hotelId, roomId } = await aHotel('omar');
  await setRole(service, { userId: 'rosa', role: 'reception', hotelId });
  expect((await service.call(calls.deleteAccount, {}, { as: 'omar' })).status).toBe(200);
  expect(codeOf(await book(roomId, 10))).toEqual([409, 'not-available']);
  const atDesk = { key: 'walk-in', room: roomId, ...stay(10), guestName: 'Mira Sen', totalPrice: 240 };
  expect(codeOf(await service.call(calls.bookAtDesk, atDesk, { as: 'rosa' }))).toEqual([403, 'not-allowed']);
  const reopened = await service.call(calls.reopenHotel, { hotel: hotelId }, { as: 'omar' });
  expect(codeOf(reopened)).toEqual([401, 'sign-in-required']);
  expect(codeOf(await book(roomId, 10))).toEqual([409, 'not-available']);
});

test('so is one whose owner has left by Clerk, and whose guests stay', async () => {
  const { roomId } = await aHotel('pia');
  expect((await book(roomId, 10)).status).toBe(200);
  await reportDeletion('pia');
  expect(codeOf(await book(roomId, 20))).toEqual([409, 'not-available']);
  const { body } = await service.call(calls.listOwnBookings, {}, { as: 'asha' });
  expect(body.bookings).toContainEqual(
    expect.objectContaining({ room: expect.objectContaining({ _id: roomId }), state: 'unpaid' }),
  );
});

test('a room and a hotel that become known after the deletion are closed as well, in whatever order', async () => {
  await reportDeletion('quin');
  await addRoom('quin', 'r-quin-1');
  await registerHotel(service, 'h-quin', 'quin');
  await addRoom('quin', 'r-quin-2');
  for (const roomId of ['r-quin-1', 'r-quin-2']) expect(codeOf(await book(roomId, 10))).toEqual([409, 'not-available']);
});

test('a room that was known before the deletion is closed once its hotel becomes known', async () => {
  await addRoom('rhea', 'r-rhea');
  await reportDeletion('rhea');
  await registerHotel(service, 'h-rhea', 'rhea');
  const stored = () => service.db.collection('hotels').findOne({ _id: 'h-rhea' as never, isClosedByOwner: true });
  await eventually(async () => expect(await stored()).not.toBeNull());
  expect(codeOf(await book('r-rhea', 10))).toEqual([409, 'not-available']);
});

test('a guest who books while the owner’s account is being deleted is found, and the account stays', async () => {
  const { roomId } = await aHotel('ravi');
  const steps = new EventEmitter();
  const [hasLooked, mayGoOn] = [once(steps, 'looked'), once(steps, 'go on')];
  const bookings = bookingRepository(service.db);
  const { listStandingOfHotel } = bookings;
  let isFirst = true;
  bookings.listStandingOfHotel = async (...args) => {
    const found = await listStandingOfHotel(...args);
    if (isFirst) {
      isFirst = false;
      steps.emit('looked');
      await mayGoOn;
    }
    return found;
  };
  const deleted = deleteAccount({ ...deps(), bookings }, 'ravi').catch((error: DomainError) => error.reason);
  await hasLooked;
  expect((await book(roomId, 10)).status).toBe(200);
  steps.emit('go on');
  expect(await deleted).toBe('guests-to-come');
  await eventually(async () => expect((await book(roomId, 20)).status).toBe(200));
});

test('what a hotel has issued is in the file of its owner, also once the account is deleted', async () => {
  const { hotelId, roomId } = await aHotel('sara');
  const invoices = invoiceSteps(service);
  await invoices.changeHotel({ version: 2, ...legalFacts }, hotelId, 'sara');
  const bookingId = ((await book(roomId, 10)).body.booking as { _id: string })._id;
  expect((await invoices.issue(bookingId, { total: 240 }, 'sara')).status).toBe(200);
  await reportDeletion('sara');
  const fileOf = async (as: string) => (await service.call(calls.exportBookings, {}, { as })).body.data;
  expect(await fileOf('sara')).toMatchObject({
    invoices: [],
    issuedInvoices: [{ number: '2027-0001', seller: legalFacts, buyer: { name: 'Rao & Sons' }, totalMinor: 240_00 }],
  });
  expect(JSON.stringify((await fileOf('sara'))!)).not.toContain('"guestId"');
  expect(await fileOf('asha')).toMatchObject({ invoices: [{ bookingId }], issuedInvoices: [] });
});

test('why nights are blocked is forgotten with the owner, and they stay blocked', async () => {
  const { roomId } = await aHotel('tara');
  const block = { room: roomId, from: inDays(30), to: inDays(32), reason: 'Uncle Prakash stays here' };
  expect((await service.call(calls.blockNights, block, { as: 'tara' })).status).toBe(200);
  await reportDeletion('tara');
  const stored = await service.db.collection('blocks').findOne({ _id: roomId as never });
  expect([stored!.nights, stored!.reasons]).toEqual([[inDays(30), inDays(31)], {}]);
  const { body } = await service.call(calls.listTakenNights, { id: roomId, from: inDays(30), to: inDays(33) });
  expect(body.nights).toEqual([inDays(30), inDays(31)]);
});

test('a guest of a hotel whose owner has gone is not left to believe that somebody reads a message', async () => {
  const { roomId } = await aHotel('uma');
  const { _id: id } = (await book(roomId, 10)).body.booking as { _id: string };
  const write = () => service.call(calls.writeToHotel, { id, text: 'We come late.' }, { as: 'asha' });
  const shown = async () => (await service.call(calls.showConversation, { id }, { as: 'asha' })).body;
  expect((await write()).status).toBe(200);
  expect(await shown()).toHaveProperty('writableUntil');
  await reportDeletion('uma');
  const { status, body } = await write();
  expect([status, body.message, body.field]).toEqual([422, errorMessages['hotel-unreachable'], 'id']);
  expect(await shown()).toMatchObject({ messages: [{ text: 'We come late.' }] });
  expect(await shown()).not.toHaveProperty('writableUntil');
});

function deps() {
  const { db } = service;
  const outbox = openOutbox(db);
  return {
    ...nightDeps(db, { outbox, now: () => noon }),
    ...{ outbox, now: () => noon, inTransaction: transactionRunner(db, () => undefined) },
    ...{ hotels: hotelProjection(db), guests: guestRepository(db), staff: staffProjection(db) },
    ...{ promotions: promotionRepository(db), conversations: conversationRepository(db) },
    ...{ calendarAddresses: calendarAddressRepository(db), accountDeletions: accountDeletionQueue(db) },
    clerkAccounts: { find: () => Promise.resolve(undefined) },
  };
}
