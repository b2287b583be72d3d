import { calls, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let time = noon;
beforeAll(async () => (service = await startTestBooking(() => time)));
beforeEach(() => void (time = noon));
afterAll(() => service.stop());

const entered = {
  ...{ leadGuest: 'Mira Rao', phone: '+91 98765 43210', arrivalTime: '18:00' as const, children: [7] },
  ...{ wishes: 'A quiet room.\nAnd a cot, please.', company: 'Rao & Sons', taxNumber: '29ABCDE1234F1Z5' },
};
type Shown = { _id: string; details?: object };
const order = (from: number, details: object = {}) => ({
  ...{ room: 'r1', checkInDate: inDays(from), checkOutDate: inDays(from + 2), guests: 2 },
  ...{ PaymentMethod: 'Pay at Hotel' as const, ...details },
});
async function book(as: string, from: number, details?: object): Promise<string> {
  const { body } = await service.call(calls.bookRoom, order(from, details), { as });
  return (body.booking as Shown)._id;
}
const change = (id: string, version: number, details: object, as: string) =>
  service.call(calls.changeGuestDetails, { id, version, ...details }, { as });
const own = async (as: string) =>
  (await service.call(calls.listOwnBookings, {}, { as })).body.bookings as [Shown, ...Shown[]];
const asOwner = async (id: string) =>
  (await service.call(calls.showHotelBooking, { id }, { as: 'owner' })).body as {
    booking: Shown;
    history: { type: string; at: string }[];
  };
const stored = async (id: string) =>
  JSON.stringify(await service.db.collection('bookings').findOne({ _id: id as never }));

test('details are stored with their booking, and the guest and the hotel see it', async () => {
  const id = await book('asha', 2, entered);
  expect((await own('asha'))[0].details).toEqual({ version: 1, ...entered });
  const { booking, history } = await asOwner(id);
  expect(booking.details).toEqual({ version: 1, ...entered });
  expect(history.map(({ type }) => type)).toEqual(['booked']);
});

test('a booking without them has none', async () => {
  const id = await book('ben', 5);
  expect((await own('ben'))[0]).not.toHaveProperty('details');
  expect((await asOwner(id)).booking).not.toHaveProperty('details');
});

test('the hotel sees on its day and in its timeline when guests arrive', async () => {
  await book('cleo', 0, { arrivalTime: '21:00' });
  const today = await service.call(calls.showHotelToday, { group: 'arrivals' }, { as: 'owner' });
  expect(today.body.today).toMatchObject({ bookings: [{ details: { arrivalTime: '21:00' } }] });
  const days = { from: inDays(0), to: inDays(1) };
  const { body } = await service.call(calls.showTimeline, days, { as: 'owner' });
  expect(body.stays).toMatchObject([{ arrivalTime: '21:00' }]);
});

test('a change replaces them; the hotel sees that they were changed, and when', async () => {
  const id = await book('dora', 8, entered);
  time = new Date(noon.getTime() + 60_000);
  const { status, body } = await change(id, 1, { arrivalTime: '22:00' }, 'dora');
  expect([status, (body.booking as Shown).details]).toEqual([200, { version: 2, arrivalTime: '22:00' }]);
  const { booking, history } = await asOwner(id);
  expect(booking.details).toEqual({ version: 2, arrivalTime: '22:00' });
  expect(history.at(-1)).toEqual({ type: 'details-changed', at: time.toISOString() });
});

test('of two changes based on the same version the second is refused, and changes nothing', async () => {
  const id = await book('emil', 11);
  expect((await change(id, 0, { wishes: 'First' }, 'emil')).status).toBe(200);
  const { status, body } = await change(id, 0, { wishes: 'Second' }, 'emil');
  expect([status, body.code, body.message]).toEqual([409, 'edit-conflict', errorMessages['details-edit-conflict']]);
  expect((await own('emil'))[0].details).toEqual({ version: 1, wishes: 'First' });
});

test.each(['another guest', 'owner', 'other-owner'])('%s cannot change them', async (as) => {
  const [booking] = await own('emil');
  const { status, body } = await change(booking._id, 1, { wishes: 'Mine' }, as);
  expect([status, body.code]).toEqual([404, 'not-found']);
  expect((await own('emil'))[0].details).toEqual({ version: 1, wishes: 'First' });
});

test('of a cancelled booking, and after the stay, they cannot be changed', async () => {
  const [cancelled, over] = [await book('farah', 20, entered), await book('farah', 24, entered)];
  await bookingSteps(service).cancel(cancelled, 0, 'farah');
  const refused = { success: false, code: 'rule-broken', field: 'id', message: errorMessages['details-closed'] };
  expect((await change(cancelled, 1, {}, 'farah')).body).toMatchObject(refused);
  time = new Date('2027-02-01T12:00:00Z');
  expect((await change(over, 1, {}, 'farah')).body).toMatchObject(refused);
  expect(await stored(over)).toContain('Mira Rao');
});

test.each([
  ['leadGuest', ''],
  ['leadGuest', 'x'.repeat(limits.name + 1)],
  ['leadGuest', 'Mira\nRao'],
  ['phone', 'call me'],
  ['arrivalTime', '15:30'],
  ['arrivalTime', '09:00'],
  ['children', [18]],
  ['children', [-1]],
  ['children', [4.5]],
  ['children', [3, 4]],
  ['wishes', 'x'.repeat(limits.wishes + 1)],
  ['wishes', 'a\u0000b'],
  ['company', ' '],
  ['taxNumber', 'x'.repeat(limits.taxNumber + 1)],
])('names %s where it is %j, when booking and when changing', async (field, value) => {
  const [booking] = await own('ben');
  const wrong = { [field]: value };
  for (const { status, body } of [
    await service.call(calls.bookRoom, order(30, wrong), { as: 'ben' }),
    await change(booking._id, 0, wrong, 'ben'),
  ])
    expect([[400, 422].includes(status), body.field]).toEqual([true, field]);
});

test('events have what emails name of them, and nothing else', async () => {
  const emailed = {
    leadGuest: entered.leadGuest,
    phone: entered.phone,
    arrivalTime: entered.arrivalTime,
    wishes: entered.wishes,
  };
  const id = await book('gita', 40, entered);
  await change(id, 1, { company: 'Rao & Sons', arrivalTime: '23:00' }, 'gita');
  await service.call(calls.markPaid, { bookingId: id, amount: 240 }, { as: 'owner' });
  await bookingSteps(service).cancel(id, 0, 'gita');
  const rows = await service.db.collection('outbox').find({ 'data.bookingId': id }).sort({ version: 1 }).toArray();
  expect(rows.map(({ type, data }) => [type, (data as { details?: object }).details])).toEqual([
    [events.bookingConfirmed.type, emailed],
    [events.bookingDetailsChanged.type, { arrivalTime: '23:00' }],
    [events.bookingPaid.type, undefined],
    [events.bookingCancelled.type, undefined],
  ]);
  expect(rows[1]?.data).toMatchObject({ version: 2, guest: { id: 'gita' } });
});

test('with the account they are gone, also from events, and none can be added', async () => {
  const traces = { leadGuest: 'Hema Iyer', phone: '+91 22 555 0199', wishes: 'Far from the lift' };
  const id = await book('hema', 50, traces);
  await change(id, 1, { ...traces, arrivalTime: '20:00' }, 'hema');
  time = new Date('2027-02-27T12:00:00Z');
  expect((await service.call(calls.exportBookings, {}, { as: 'hema' })).body.data).toMatchObject({
    bookings: [{ details: traces }],
  });
  expect((await service.call(calls.deleteAccount, {}, { as: 'hema' })).status).toBe(200);
  for (const name of ['bookings', 'outbox'])
    for (const trace of Object.values(traces))
      expect(JSON.stringify(await service.db.collection(name).find().toArray())).not.toContain(trace);
  time = noon;
  const { status, body } = await change(id, 0, { wishes: 'Again' }, 'hema');
  expect([status, body.code]).toEqual([401, 'sign-in-required']);
});
