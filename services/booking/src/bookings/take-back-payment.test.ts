import { calls, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { receiptLead } from '@wayhouse/messages/receipt-lead';
import type { Booking } from '@wayhouse/contracts';
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
  await setRole(service, { userId: 'rita', role: 'reception' });
  await setRole(service, { userId: 'mona', role: 'manager' });
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

type Entry = { type: string; amount: number; paymentId?: string };
const booked = async (from = 0) => steps.bookIn(await steps.aRoom(), from, 3);
let forms = 0;
/** Records a payment and returns its id. */
async function record(bookingId: string, amount: number, owed: number, key = `form-${++forms}`) {
  now = new Date(now.getTime() + 1000);
  const form = { bookingId, amount, owed, means: 'cash' as const, key };
  const { body } = await service.call(calls.recordPayment, form, { as: 'rita' });
  return (body.history as Entry[]).findLast(({ type, amount: each }) => type === 'paid' && each === amount)!.paymentId!;
}
const takeBack = (bookingId: string, paymentId: string, as = 'mona') =>
  service.call(calls.takeBackPayment, { bookingId, paymentId }, { as });
const historyOf = async (id: string) => (await steps.booking(id)).history as Entry[];
const takenBackEvents = async (id: string) =>
  (await service.publishedEvents(events.bookingPaymentTakenBack)).filter(({ bookingId }) => bookingId === id);

test('a payment that was recorded by mistake is owed again; the history has both, and the report neither', async () => {
  const period = { from: inDays(-1), to: inDays(2) };
  const paidIn = async () => {
    const { report } = (await service.call(calls.showHotelReport, period, { as: 'owner' })).body;
    return (report as { paid: number }).paid;
  };
  const before = await paidIn();
  const id = await booked();
  const deposit = await record(id, 100, 360);
  await record(id, 260, 260);
  expect((await steps.booking(id)).booking).toMatchObject({ state: 'paid' });
  const { status, body } = await takeBack(id, deposit);
  expect([status, body.message]).toEqual([200, confirmations.paymentTakenBack]);
  expect(body.booking).toMatchObject({ state: 'unpaid', isPaid: false, owed: 100, atHotel: { paid: 260 } });
  expect((await historyOf(id)).slice(1)).toMatchObject([
    { type: 'paid', amount: 100, actor: 'Name of rita' },
    { type: 'paid', amount: 260 },
    { type: 'payment-taken-back', amount: 100, actor: 'Name of mona' },
  ]);
  expect(await paidIn()).toBe(before + 260);
  expect(await takenBackEvents(id)).toMatchObject([
    {
      ...{ paymentId: deposit, amountMinor: 100_00, owedMinor: 100_00 },
      paidAtHotel: [{ amountMinor: 260_00 }],
      takenBackAtHotel: [{ paymentId: deposit, amountMinor: 100_00 }],
    },
  ]);
});

test('taken back again it stays so, and its form is refused and records nothing more', async () => {
  const id = await booked();
  const deposit = await record(id, 100, 360, 'wrong-guest');
  const answers = await Promise.all([takeBack(id, deposit), takeBack(id, deposit, 'owner')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await takenBackEvents(id)).toHaveLength(1);
  const form = { bookingId: id, amount: 100, owed: 360, means: 'cash' as const, key: 'wrong-guest' };
  const again = await service.call(calls.recordPayment, form, { as: 'rita' });
  expect(refusal(again)).toEqual([409, 'edit-conflict', 'bookingId']);
  expect(again.body.message).toBe(errorMessages['payment-taken-back']);
  const all = { bookingId: id, amount: 360, key: 'wrong-guest' };
  expect((await service.call(calls.markPaid, all, { as: 'rita' })).body.message).toBe(again.body.message);
  expect((await steps.booking(id)).booking).toMatchObject({ owed: 360 });
  expect((await steps.booking(id)).booking).not.toHaveProperty('atHotel');
  await record(id, 360, 360);
  expect((await steps.booking(id)).booking).toMatchObject({ state: 'paid', owed: 0 });
});

test('a guest’s own file has it without who of the hotel has recorded it or taken it back', async () => {
  const id = await booked();
  await takeBack(id, await record(id, 100, 360));
  const { data } = (await service.call(calls.exportBookings, {}, { as: 'asha' })).body;
  const exported = JSON.stringify((data as { bookings: { id: string }[] }).bookings.find((each) => each.id === id));
  expect(exported).toContain('"takenBackAt"');
  for (const member of ['rita', 'mona']) expect(exported).not.toContain(member);
});

test('the reception does not take back payments, nor does anybody one that is by card or not there', async () => {
  const id = await booked();
  const deposit = await record(id, 100, 360);
  expect((await takeBack(id, deposit, 'rita')).status).toBe(403);
  await guest.pay(id, { paidAt: now });
  await guest.waitUntil(id, { paid: 360 });
  for (const paymentId of [`pi_${id}`, 'none'])
    expect(refusal(await takeBack(id, paymentId))).toEqual([404, 'not-found', 'paymentId']);
  expect(await takenBackEvents(id)).toEqual([]);
});

test('what goes back to a card because of the deposit is owed again once that is taken back', async () => {
  const id = await booked();
  const deposit = await record(id, 100, 360);
  await guest.pay(id, { paidAt: noon });
  await guest.waitUntil(id, { pendingRefund: 100, owed: 0 });
  expect((await takeBack(id, deposit)).body.booking).toMatchObject({ state: 'paid', pendingRefund: 100, owed: 100 });
});

test('where all of a card payment has gone back because of it, the timeline has nothing as paid, and the receipt names no change', async () => {
  const id = await booked();
  const mistaken = await record(id, 360, 360);
  await guest.pay(id, { paidAt: noon });
  await guest.waitUntil(id, { pendingRefund: 360, owed: 0 });
  const { booking } = (await takeBack(id, mistaken)).body;
  expect(booking).toMatchObject({ state: 'paid', pendingRefund: 360, owed: 360 });
  expect(receiptLead(booking as Booking, now)).toEqual({ name: 'owedAgain' });
  const period = { from: inDays(0), to: inDays(3) };
  const { stays } = (await service.call(calls.showTimeline, period, { as: 'rita' })).body;
  const stay = (stays as { bookingId: string }[]).find(({ bookingId }) => bookingId === id);
  expect(stay).toMatchObject({ state: 'paid', paidInPart: { paid: 0, totalPrice: 360 } });
});

test('a payment of a cancelled booking, and one that was handed back, are not taken back', async () => {
  const cancelled = await booked(10);
  const deposit = await record(cancelled, 100, 360);
  await service.call(calls.cancelByOwner, { bookingId: cancelled }, { as: 'owner' });
  expect(refusal(await takeBack(cancelled, deposit))).toEqual([409, 'already-cancelled', 'bookingId']);

  const changed = await booked(20);
  const first = await record(changed, 100, 360);
  const last = await record(changed, 260, 260);
  await steps.change(changed, 20, 2, { handBack: 120 });
  expect((await historyOf(changed)).map(({ paymentId }) => paymentId).filter(Boolean)).toEqual([first]);
  expect(refusal(await takeBack(changed, last))).toEqual([422, 'rule-broken', 'paymentId']);
  expect((await takeBack(changed, first)).body.booking).toMatchObject({ state: 'unpaid', owed: 100 });
});

test('as many as are recorded in parts are taken back', async () => {
  const id = await booked();
  for (let parts = 0; parts < limits.paymentsAtHotel; parts++)
    expect((await takeBack(id, await record(id, 360, 360))).status).toBe(200);
  expect(await record(id, 360, 360)).toBeUndefined();
  const { paymentId } = (await service.publishedEvents(events.bookingPaid)).findLast((paid) => paid.bookingId === id)!;
  expect(refusal(await takeBack(id, paymentId))).toEqual([422, 'rule-broken', 'paymentId']);
});

test('a note is struck out of it with the guest', async () => {
  const id = await steps.bookAtDesk(await steps.aRoom(), 0, 1);
  const form = { bookingId: id, amount: 20, owed: 120, means: 'cash' as const, key: 'noted', note: 'Paid by Mrs Sen' };
  const { body } = await service.call(calls.recordPayment, form, { as: 'rita' });
  await takeBack(id, (body.history as Entry[]).at(-1)!.paymentId!);
  const noted = () => service.db.collection('bookings').countDocuments({ 'booking.takenBack.note': { $exists: true } });
  expect(await noted()).toBe(1);
  const { bookingRepository } = await import('./booking-repository.js');
  await service.db.transaction((tx) => bookingRepository(service.db).strikeOutGuest(tx, id));
  expect(await noted()).toBe(0);
  expect((await historyOf(id)).map(({ type }) => type)).toEqual(['booked', 'paid', 'payment-taken-back']);
});
