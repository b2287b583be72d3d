import { calls } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { transactionRunner } from '@wayhouse/service-kit';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';
import { setRole } from '../testing/set-role.js';
import { refusal, stayChangeSteps } from '../testing/stay-change-steps.js';
import { bookingRepository } from './booking-repository.js';

let service: TestBooking;
let steps: ReturnType<typeof stayChangeSteps>;
let time = noon;
beforeAll(async () => {
  service = await startTestBooking(() => time);
  steps = stayChangeSteps(service);
  await registerHotel(service, 'h2', 'rival');
  for (const role of ['viewer', 'reception', 'manager'] as const) await setRole(service, { userId: role, role });
});
beforeEach(() => void (time = noon));
afterAll(() => service.stop());

const booked = async (from: number, as = 'asha') => steps.bookIn(await steps.aRoom(), from, 2, as);
const add = (id: string, note: string, { as = 'reception', key }: { as?: string; key?: string } = {}) =>
  service.call(calls.addNote, { id, note, key }, { as });
const remove = (id: string, noteId: string, as = 'reception') => service.call(calls.removeNote, { id, noteId }, { as });
type Note = { id: string; text: string };
const notesSeenBy = async (id: string, as = 'viewer') =>
  ((await service.call(calls.showHotelBooking, { id }, { as })).body.notes ?? []) as Note[];

test('the staff sees notes with who has written them and when, the first one first', async () => {
  const id = await booked(10);
  const { status, body } = await add(id, '  Wants the room by the garden ');
  expect([status, body.message]).toEqual([200, confirmations.noteAdded]);
  time = new Date(noon.getTime() + 60_000);
  await add(id, 'Has called again', { as: 'owner' });
  const noteId = expect.any(String) as string;
  expect(await notesSeenBy(id)).toEqual([
    { id: noteId, text: 'Wants the room by the garden', at: noon.toISOString(), author: 'Name of reception' },
    { id: noteId, text: 'Has called again', at: time.toISOString(), author: 'The owner' },
  ]);
});

test('how many there are stands in the day and the timeline; what they are does not', async () => {
  const id = await booked(0, 'ben');
  await add(id, 'Wants the room by the garden');
  await add(id, 'Has called again');
  const today = (await service.call(calls.showHotelToday, { group: 'arrivals' }, { as: 'viewer' })).body;
  const days = { from: inDays(0), to: inDays(1) };
  const timeline = (await service.call(calls.showTimeline, days, { as: 'viewer' })).body;
  expect((today.today as { bookings: { _id: string }[] }).bookings).toMatchObject([{ _id: id, notes: 2 }]);
  expect(timeline.stays).toMatchObject([{ bookingId: id, notes: 2 }]);
  expect(JSON.stringify([today, timeline])).not.toContain('garden');
});

test('no guest sees them, nor does an event or a file of bookings have them', async () => {
  const id = await booked(20, 'cleo');
  await add(id, 'Wants the room by the garden');
  await service.call(calls.markPaid, { bookingId: id, amount: 240 }, { as: 'owner' });
  const { body } = await service.call(calls.listOwnBookings, {}, { as: 'cleo' });
  expect(body.bookings).toMatchObject([{ _id: id }]);
  expect((body.bookings as object[])[0]).not.toHaveProperty('notes');
  expect(JSON.stringify([body, await service.db.collection('outbox').find().toArray()])).not.toContain('garden');
});

test('who asks for all data about them gets what was noted and when, without who has', async () => {
  const id = await booked(23, 'dora');
  await add(id, 'Wants the room by the garden');
  const { data } = (await service.call(calls.exportBookings, {}, { as: 'dora' })).body as { data: object };
  expect(data).toMatchObject({
    bookings: [{ id, notes: [{ text: 'Wants the room by the garden', at: noon.toISOString() }] }],
  });
  expect(JSON.stringify(data)).not.toContain('reception');
});

test('who has written a note removes it, and the owner any; a booking without notes has none', async () => {
  const id = await booked(26);
  await add(id, 'First');
  await add(id, 'Second', { as: 'manager' });
  const [first, second] = (await notesSeenBy(id, 'reception')) as [Note, Note];
  expect([first, second]).toMatchObject([{ isRemovable: true }, { text: 'Second' }]);
  expect(second).not.toHaveProperty('isRemovable');
  const refused = await remove(id, second.id);
  expect([refused.status, refused.body.message]).toEqual([403, errorMessages['note-of-other']]);
  expect((await remove(id, first.id, 'manager')).status).toBe(403);
  expect((await remove(id, first.id)).body.message).toBe(confirmations.noteRemoved);
  expect(refusal(await remove(id, first.id))).toEqual([404, 'not-found', 'noteId']);
  expect(await notesSeenBy(id, 'owner')).toMatchObject([{ text: 'Second', isRemovable: true }]);
  const { body } = await remove(id, second.id, 'owner');
  expect(body).not.toHaveProperty('notes');
  expect(body.booking).not.toHaveProperty('notes');
});

test('the same form adds one note, another one a second', async () => {
  const id = await booked(29);
  for (const key of ['a', 'a', 'b']) expect((await add(id, 'Late arrival', { key })).status).toBe(200);
  await Promise.all([add(id, 'Twice at once', { key: 'c' }), add(id, 'Twice at once', { key: 'c' })]);
  await add(id, 'Late arrival', { as: 'manager', key: 'a' });
  const texts = (await notesSeenBy(id)).map(({ text }) => text);
  expect(texts).toEqual(['Late arrival', 'Late arrival', 'Twice at once', 'Late arrival']);
});

test('two who note something at once both have', async () => {
  const id = await booked(32);
  const both = await Promise.all([add(id, 'One'), add(id, 'Other', { as: 'manager' })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await notesSeenBy(id)).map(({ text }) => text).sort()).toEqual(['One', 'Other']);
});

test('a booking has so many, and one that is removed makes room', async () => {
  const id = await booked(35);
  for (let count = 0; count < limits.notesOfBooking; count++) await add(id, `Note ${count}`);
  const refused = await add(id, 'One more');
  expect(refusal(refused)).toEqual([422, 'rule-broken', 'note']);
  expect(refused.body.message).toBe(errorMessages['too-many-notes']({ most: limits.notesOfBooking }));
  const [first] = await notesSeenBy(id);
  await remove(id, first!.id);
  expect((await add(id, 'One more')).status).toBe(200);
});

test.each(['', ' ', 'a\nb', 'a\u0000b', 'x'.repeat(limits.bookingNote + 1)])(
  'names the note where it is %j',
  async (note) => {
    const { status, body } = await add('any', note);
    expect([status, body.field]).toEqual([400, 'note']);
  },
);

test('of a cancelled booking and after the stay something can be noted', async () => {
  const [cancelled, over] = [await booked(38, 'emil'), await booked(41, 'emil')];
  await bookingSteps(service).cancel(cancelled, 0, 'emil');
  time = new Date(`${inDays(50)}T12:00:00Z`);
  for (const id of [cancelled, over]) expect((await add(id, 'Left an umbrella')).status).toBe(200);
});

test.each([
  ['asha', 403],
  ['viewer', 403],
  ['rival', 404],
])('%s gets %i and changes nothing', async (as, status) => {
  const id = await booked(44);
  await add(id, 'Mine');
  const [note] = await notesSeenBy(id);
  for (const refused of [await add(id, 'Yours', { as }), await remove(id, note!.id, as)])
    expect(refused.status).toBe(status);
  expect(await notesSeenBy(id)).toEqual([note]);
});

test('they are erased with the guest, and none is stored any more', async () => {
  const [withAccount, atDesk] = [await booked(50, 'kira'), await steps.bookAtDesk(await steps.aRoom(), 50, 2)];
  for (const id of [withAccount, atDesk]) await add(id, 'Umbrella of Kira Nair');
  const bookings = bookingRepository(service.db);
  const inTransaction = transactionRunner(service.db, () => undefined);
  await inTransaction((tx) => bookings.eraseGuest(tx, 'kira'));
  await inTransaction((tx) => bookings.strikeOutGuest(tx, atDesk));
  expect(JSON.stringify(await service.db.collection('bookings').find().toArray())).not.toContain('Kira');
  for (const id of [withAccount, atDesk]) {
    expect(refusal(await add(id, 'Umbrella of Kira Nair'))).toEqual([422, 'rule-broken', 'note']);
    expect((await service.call(calls.showHotelBooking, { id }, { as: 'owner' })).body).not.toHaveProperty(
      'isOpenForNotes',
    );
  }
});
