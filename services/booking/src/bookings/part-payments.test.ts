import { type CallInput, calls, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { signToken } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { setRole } from '../testing/set-role.js';
import { refusal, stayChangeSteps } from '../testing/stay-change-steps.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let steps: ReturnType<typeof stayChangeSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  steps = stayChangeSteps(service);
  for (const userId of ['rita', 'omar']) await setRole(service, { userId, role: 'reception' });
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

type Payment = Partial<CallInput<typeof calls.recordPayment>> & { as?: string };
/** Of 360.00, of three nights from today on. */
const booked = async () => steps.bookIn(await steps.aRoom(), 0, 3);
let forms = 0;
const record = (bookingId: string, { as = 'rita', amount = 100, owed = 360, ...over }: Payment = {}) => {
  const form = { bookingId, amount, owed, means: 'cash' as const, key: `form-${++forms}`, ...over };
  return service.call(calls.recordPayment, form, { as });
};
const later = () => (now = new Date(now.getTime() + 60_000));
const historyOf = async (id: string) => (await steps.booking(id)).history as Record<string, unknown>[];
const paidEvents = (id: string) => guest.publishedEvents(id, events.bookingPaid);

test('a deposit and the rest are recorded, each with how, when and by whom, and the booking is paid once nothing is owed', async () => {
  const id = await booked();
  const first = await record(id, { note: 'From her sister' });
  expect([first.status, first.body.message]).toEqual([200, confirmations.paidAtHotel]);
  const at = now.toISOString();
  expect(first.body.booking).toMatchObject({
    ...{ state: 'unpaid', isPaid: false, owed: 260 },
    atHotel: { paid: 100, paidAt: at, refunded: 0, payments: [{ amount: 100, at, means: 'cash' }] },
  });
  expect(await guest.findOwnBooking(id)).toMatchObject({ isPaid: false, owed: 260, atHotel: { paid: 100 } });
  later();
  const last = await record(id, { as: 'omar', amount: 260, owed: 260, means: 'card-terminal' });
  expect(last.body.booking).toMatchObject({ state: 'paid', isPaid: true, owed: 0, atHotel: { paid: 360 } });
  expect((await historyOf(id)).slice(1)).toMatchObject([
    { type: 'paid', amount: 100, means: 'cash', note: 'From her sister', actor: 'Name of rita' },
    { type: 'paid', amount: 260, means: 'card-terminal', actor: 'Name of omar' },
  ]);
  expect(await paidEvents(id)).toMatchObject([
    { method: 'hotel', amountMinor: 100_00, owedMinor: 260_00, paidAtHotel: [{ amountMinor: 100_00 }] },
    { amountMinor: 260_00, owedMinor: 0, paidAtHotel: [{ amountMinor: 100_00 }, { amountMinor: 260_00 }] },
  ]);
  expect(JSON.stringify(await paidEvents(id))).not.toContain('sister');
});

test('the call that marks a booking as paid pays what a deposit has left', async () => {
  const id = await booked();
  await record(id);
  const mark = (amount: number) => service.call(calls.markPaid, { bookingId: id, amount }, { as: 'owner' });
  expect(refusal(await mark(360))).toEqual([409, 'terms-changed', 'amount']);
  expect((await mark(260)).body.booking).toMatchObject({ state: 'paid', owed: 0, atHotel: { paid: 360 } });
});

test.each<[string, Payment, [number, string, string]]>([
  ['more than is owed', { amount: 360.01 }, [422, 'rule-broken', 'amount']],
  ['nothing', { amount: 0 }, [400, 'invalid-input', 'amount']],
  ['less than nothing', { amount: -5 }, [400, 'invalid-input', 'amount']],
  ['a part of a cent', { amount: 10.001 }, [400, 'invalid-input', 'amount']],
  ['what is owed no more', { owed: 300 }, [409, 'terms-changed', 'amount']],
  ['no known means', { means: 'shells' as never }, [400, 'invalid-input', 'means']],
  ['no form', { key: '' }, [400, 'invalid-input', 'key']],
])('refuses %s by the name of its field, and records nothing', async (_what, over, expected) => {
  const id = await booked();
  expect(refusal(await record(id, over))).toEqual(expected);
  expect(await historyOf(id)).toHaveLength(1);
});

test('the same form again records once; of two members at once the second learns what was recorded, by whom and when', async () => {
  const id = await booked();
  const form = { amount: 360, key: 'pressed-twice' };
  const twice = await Promise.all([record(id, form), record(id, form)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await historyOf(id)).toHaveLength(2);

  const other = await booked();
  const both = await Promise.all([record(other, { amount: 200 }), record(other, { as: 'omar', amount: 200 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const by = both[0].status === 200 ? 'Name of rita' : 'Name of omar';
  const refused = both.find(({ status }) => status === 409)!;
  expect(refusal(refused)).toEqual([409, 'edit-conflict', 'bookingId']);
  expect(refused.body.message).toBe(
    errorMessages['payment-recorded']({ amount: 200, currency: 'USD', at: now.toISOString(), city: 'Jaipur', by }),
  );
  expect((await steps.booking(other)).booking).toMatchObject({ owed: 160, atHotel: { paid: 200 } });
  later();
  await record(other, { amount: 160, owed: 160 });
  expect(refusal(await record(other, { amount: 160, owed: 160 }))).toEqual([409, 'edit-conflict', 'bookingId']);
});

test('the same form with another amount or means is refused and learns what is recorded, also of all that is owed', async () => {
  const id = await booked();
  const key = 'corrected';
  await record(id, { key });
  const recorded = { currency: 'USD', at: now.toISOString(), city: 'Jaipur', by: 'Name of rita' };
  const message = errorMessages['payment-recorded']({ amount: 100, ...recorded });
  later();
  for (const other of [{ amount: 300 }, { amount: 300, owed: 260 }, { means: 'bank-transfer' as const }]) {
    const refused = await record(id, { ...other, key });
    expect(refusal(refused)).toEqual([409, 'edit-conflict', 'bookingId']);
    expect(refused.body.message).toBe(message);
  }
  expect((await record(id, { key })).status).toBe(200);
  expect((await steps.booking(id)).booking).toMatchObject({ owed: 260, atHotel: { paid: 100 } });

  const all = { bookingId: id, amount: 260, key: 'all-of-it' };
  await service.call(calls.markPaid, all, { as: 'rita' });
  await steps.change(id, 0, 4);
  const again = await service.call(calls.markPaid, { ...all, amount: 120 }, { as: 'rita' });
  expect(refusal(again)).toEqual([409, 'edit-conflict', 'bookingId']);
  expect((await service.call(calls.markPaid, all, { as: 'rita' })).status).toBe(200);
});

test('many parts are recorded up to a limit, and all that is owed is beyond it', async () => {
  const id = await booked();
  for (let parts = 0; parts < limits.paymentsAtHotel; parts++)
    expect((await record(id, { amount: 1, owed: 360 - parts })).status).toBe(200);
  const owed = 360 - limits.paymentsAtHotel;
  expect(refusal(await record(id, { amount: 1, owed }))).toEqual([422, 'rule-broken', 'amount']);
  expect((await record(id, { amount: owed, owed })).body.booking).toMatchObject({ state: 'paid', owed: 0 });
});

test('a cancellation hands back what the deposit exceeds the charge by', async () => {
  const id = await steps.bookIn(await steps.aRoom(), 10, 3);
  await record(id);
  expect(await steps.booking(id)).toMatchObject({ cancelling: { atHotel: 100, byCard: 0 } });
  const { body } = await service.call(calls.cancelByOwner, { bookingId: id }, { as: 'owner' });
  expect(body.booking).toMatchObject({ state: 'cancelled', owed: 0, atHotel: { paid: 100, refunded: 100 } });
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toMatchObject([
    { atHotel: { paidMinor: 100_00, refundedMinor: 100_00 }, owedMinor: 0 },
  ]);
});

test('a deposit counts for the charge of a no-show, the rest of which is paid in parts as well', async () => {
  const id = await booked();
  await record(id);
  now = new Date('2027-01-06T00:00:00Z');
  const { body } = await service.call(calls.recordNoShow, { bookingId: id }, { as: 'owner' });
  expect(body.booking).toMatchObject({ owed: 20, cancellation: { charge: 120 } });
  expect((await record(id, { amount: 5, owed: 20 })).body.booking).toMatchObject({ state: 'cancelled', owed: 15 });
  expect(await guest.publishedEvents(id, events.bookingChargePaid)).toMatchObject([{ amountMinor: 5_00 }]);
});

test('a form that was open when the guest cancelled is refused because the amount has changed', async () => {
  const id = await steps.bookIn(await steps.aRoom(), 1, 3);
  await record(id);
  later();
  expect((await guest.cancel(id, 120)).status).toBe(200);
  const refused = await record(id, { amount: 260, owed: 260 });
  expect(refusal(refused)).toEqual([409, 'terms-changed', 'amount']);
  expect((await record(id, { amount: 20, owed: 20 })).body.booking).toMatchObject({ state: 'cancelled', owed: 0 });
});

test('a change to what the deposit covers makes the booking paid, and a lower price hands some of it back', async () => {
  const id = await booked();
  await record(id, { amount: 240 });
  expect((await steps.change(id, 0, 2)).body.booking).toMatchObject({ state: 'paid', owed: 0 });
  const { body } = await steps.change(id, 0, 1, { handBack: 120 });
  expect(body.booking).toMatchObject({ state: 'paid', owed: 0, atHotel: { paid: 240, refunded: 120 } });
});

test('of a card payment on a page that was open, what the deposit covers is to be refunded', async () => {
  const id = await booked();
  await record(id);
  await guest.pay(id, { paidAt: now });
  await guest.waitUntil(id, { isPaid: true, paid: 360, pendingRefund: 100, owed: 0 });
});

test('guests can no longer change a stay of which a part is paid at the hotel', async () => {
  const id = await steps.bookIn(await steps.aRoom(), 10, 3);
  await record(id);
  const change = { id, checkInDate: inDays(10), checkOutDate: inDays(12), guests: 1, totalPrice: 240 };
  expect(refusal(await service.call(calls.changeStay, change, { as: 'asha' }))).toEqual([422, 'rule-broken', 'id']);
});

test('Today counts a stay with a deposit as unpaid and shows the rest, and the file has what is paid', async () => {
  const id = await booked();
  await record(id);
  const { today } = (await service.call(calls.showHotelToday, { group: 'unpaid' }, { as: 'owner' })).body;
  const { bookings } = today as { bookings: { _id: string }[] };
  expect(bookings.find(({ _id }) => _id === id)).toMatchObject({ owed: 260, atHotel: { paid: 100 } });
  const period = new URLSearchParams({ from: inDays(0), to: inDays(1) });
  const headers = { authorization: `Bearer ${signToken('owner')}` };
  const file = await (await fetch(`${service.url}/api/bookings/hotel/bookings.csv?${period}`, { headers })).text();
  expect(file.split('\r\n').filter((row) => row.endsWith(',360.00,,100.00,0.00,260.00,USD'))).not.toEqual([]);
});

test('calendar and timeline name what is paid of a stay as long as the rest is owed', async () => {
  const room = await steps.aRoom();
  const id = await steps.bookIn(room, 0, 3);
  const period = { from: inDays(0), to: inDays(3) };
  const shown = async () => {
    const calendar = (await service.call(calls.showRoomCalendar, { id: room, ...period }, { as: 'rita' })).body;
    const timeline = (await service.call(calls.showTimeline, period, { as: 'rita' })).body;
    return [calendar, timeline].map(({ stays }) =>
      (stays as { bookingId: string; paidInPart?: object }[]).find(({ bookingId }) => bookingId === id),
    );
  };
  for (const stay of await shown())
    expect(stay).toEqual(expect.not.objectContaining({ paidInPart: expect.anything() }));
  await record(id);
  const paidInPart = { paid: 100, totalPrice: 360, currency: 'USD' };
  expect(await shown()).toMatchObject([
    { state: 'unpaid', paidInPart },
    { state: 'unpaid', paidInPart },
  ]);
  await record(id, { amount: 260, owed: 260 });
  for (const stay of await shown())
    expect(stay).toEqual(expect.not.objectContaining({ paidInPart: expect.anything() }));
  expect(await shown()).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
});
