import { calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { signToken } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { setRole } from '../testing/set-role.js';
import { nights, refusal, stayChangeSteps } from '../testing/stay-change-steps.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let steps: ReturnType<typeof stayChangeSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  steps = stayChangeSteps(service);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

const note = 'In cash, to Mrs Nordlund';
const payAtDesk = (bookingId: string, amount: number) =>
  service.call(calls.markPaid, { bookingId, amount }, { as: 'owner' });
const bookingsFile = async () => {
  const period = new URLSearchParams({ from: inDays(-1), to: inDays(2) });
  const headers = { authorization: `Bearer ${signToken('owner')}` };
  return (await fetch(`${service.url}/api/bookings/hotel/bookings.csv?${period}`, { headers })).text();
};
/** A guest who has come today and has paid so many nights at 120.00 at the desk. */
async function paidInHouse(count: number) {
  const id = await steps.bookIn(await steps.aRoom(), 0, count);
  await service.call(calls.setStayStatus, { bookingId: id, status: 'in-house' }, { as: 'owner' });
  await payAtDesk(id, count * 120);
  return id;
}
const reportOf = async () => {
  const period = { from: inDays(-1), to: inDays(2) };
  const { report } = (await service.call(calls.showHotelReport, period, { as: 'owner' })).body;
  return report as { paid: number; refunded: number };
};

test('a guest who has paid three nights and leaves after two gets a night back, once, and nothing is lost', async () => {
  const before = await reportOf();
  const id = await paidInHouse(3);
  const shown = (await steps.show(id, 0, 2)).body;
  expect(shown).toMatchObject({ before: 360, totalPrice: 240, handBack: 120, refund: 0, owed: 0 });
  for (let times = 0; times < 2; times++) {
    const { status, body } = await steps.change(id, 0, 2, { handBack: 120, note });
    expect([status, body.message]).toEqual([200, confirmations.stayChangedByHotel]);
    expect(body.booking).toMatchObject({ state: 'paid', owed: 0, atHotel: { paid: 360, refunded: 120 } });
    expect(body.booking).not.toHaveProperty('atHotel.handBacks');
  }
  expect(await steps.nightsOf(id)).toEqual(nights(0, 2));
  const refunded = ((await steps.booking(id)).history as { type: string }[]).filter(({ type }) => type === 'refunded');
  expect(refunded).toMatchObject([{ method: 'hotel', amount: 120, note }]);
  expect(await steps.changes(id)).toMatchObject([
    { handedBackMinor: 120_00, refundMinor: 0, owedMinor: 0, by: 'hotel' },
  ]);
  expect(JSON.stringify(await steps.changes(id))).not.toContain('Nordlund');
  const after = await reportOf();
  expect([after.paid - before.paid, after.refunded - before.refunded]).toEqual([360, 120]);
  expect(await bookingsFile()).toContain(',240.00,,360.00,120.00,0.00,USD');
});

test('a form that is sent again after another change hands nothing back a second time', async () => {
  const id = await paidInHouse(3);
  const shorten = () => steps.change(id, 0, 2, { handBack: 120, key: 'shorter' });
  expect((await shorten()).status).toBe(200);
  expect((await steps.change(id, 0, 3, { totalPrice: 360, key: 'longer' })).status).toBe(200);
  await payAtDesk(id, 120);
  expect(refusal(await shorten())).toEqual([409, 'edit-conflict', 'id']);
  expect((await steps.booking(id)).booking).toMatchObject({ atHotel: { paid: 480, refunded: 120 } });
  expect(await steps.nightsOf(id)).toEqual(nights(0, 3));
});

test('a form that is sent again with an earlier departure is not answered as done', async () => {
  const id = await paidInHouse(3);
  const seen = { checkInDate: inDays(0), checkOutDate: inDays(3), guests: 1 };
  const leaveAfter = (count: number, handBack: number, basedOn: object = { seen }) =>
    steps.change(id, 0, count, { handBack, key: 'shorter', ...basedOn });
  expect((await leaveAfter(2, 120)).status).toBe(200);
  expect(refusal(await leaveAfter(1, 240))).toEqual([409, 'edit-conflict', undefined]);
  expect((await steps.booking(id)).booking).toMatchObject({ atHotel: { paid: 360, refunded: 120 } });
  expect((await leaveAfter(2, 120)).status).toBe(200);
  // Without what it is based on it is a further change.
  expect((await leaveAfter(1, 120, {})).body.booking).toMatchObject({ atHotel: { refunded: 240 } });
  expect(await steps.nightsOf(id)).toEqual(nights(0, 1));
});

test.each([
  [
    'nothing',
    {},
    [422, 'rule-broken', 'checkOutDate'],
    errorMessages['price-below-paid']({ paid: 360, currency: 'USD' }),
  ],
  ['another amount', { handBack: 119 }, [409, 'terms-changed', 'handBack'], errorMessages['hand-back-changed']],
])('where %s was seen to be handed back, nothing is changed', async (_what, seen, answer, message) => {
  const id = await paidInHouse(3);
  const refused = await steps.change(id, 0, 2, seen);
  expect(refusal(refused)).toEqual(answer);
  expect(refused.body.message).toBe(message);
  expect(await steps.nightsOf(id)).toEqual(nights(0, 3));
  expect((await steps.booking(id)).booking).toMatchObject({ atHotel: { paid: 360, refunded: 0 } });
  expect(refusal(await steps.change(id, 0, 4, { handBack: 120 }))).toEqual([409, 'terms-changed', 'handBack']);
  expect(await steps.changes(id)).toEqual([]);
});

test('who stays after all pays again, and a cancellation gives back what the hotel still has', async () => {
  const id = await steps.bookIn(await steps.aRoom(), 5, 3);
  await payAtDesk(id, 360);
  await steps.change(id, 5, 2, { handBack: 120 });
  expect((await steps.change(id, 5, 3)).body.booking).toMatchObject({ owed: 120 });
  await payAtDesk(id, 120);
  expect((await steps.show(id, 5, 1)).body).toMatchObject({ handBack: 240 });
  expect((await steps.change(id, 5, 1, { handBack: 240 })).body).toMatchObject({
    booking: { owed: 0, atHotel: { paid: 480, refunded: 360 } },
    cancelling: { atHotel: 120 },
  });
  await service.call(calls.cancelByOwner, { bookingId: id }, { as: 'owner' });
  const { booking, history } = await steps.booking(id);
  const handedBack = { amount: 360, at: new Date(noon.getTime() + 4).toISOString() };
  // The second is of both payments, and handed out at once.
  const handBacks = [
    { amount: 120, at: expect.any(String) as string },
    { amount: 240, at: handedBack.at },
  ];
  expect(booking).toMatchObject({ owed: 0, atHotel: { paid: 480, refunded: 480, handedBack, handBacks } });
  const refunds = (history as { type: string; isHandBack?: true }[]).filter(({ type }) => type === 'refunded');
  expect(refunds.map(({ isHandBack }) => isHandBack)).toEqual([true, true, true, undefined, undefined]);
  const [cancelled] = await guest.publishedEvents(id, events.bookingCancelled);
  const money = { paidMinor: 120_00, refundedMinor: 120_00, handedBackMinor: 360_00 };
  expect(cancelled).toMatchObject({ owedMinor: 0, atHotel: money });
});

test('what was paid by card goes back first, and the desk hands back the rest', async () => {
  const id = await guest.bookAndGetId(40, 2);
  await guest.pay(id, { amountMinor: 240_00 });
  await guest.waitUntil(id, { state: 'paid' });
  await steps.change(id, 40, 4);
  await payAtDesk(id, 240);
  expect((await steps.show(id, 40, 1)).body).toMatchObject({ totalPrice: 120, refund: 240, handBack: 120 });
  expect((await steps.change(id, 40, 1, { handBack: 120 })).body.booking).toMatchObject({
    ...{ pendingRefund: 240, owed: 0, atHotel: { paid: 240, refunded: 120 } },
  });
});

test('of two shorter stays at once one is handed back', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await paidInHouse(3);
    const seen = { checkInDate: inDays(0), checkOutDate: inDays(3), guests: 1 };
    const both = await Promise.all([
      steps.change(id, 0, 2, { seen, handBack: 120 }),
      steps.change(id, 0, 1, { seen, handBack: 240 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refunded = both[0].status === 200 ? 120 : 240;
    expect((await steps.booking(id)).booking).toMatchObject({ owed: 0, atHotel: { paid: 360, refunded } });
  }
});

test('the order is whole where a process has a clock that is behind', async () => {
  const id = await paidInHouse(3);
  now = new Date(noon.getTime() - 1000);
  await steps.change(id, 0, 2, { handBack: 120 });
  await steps.change(id, 0, 3);
  await payAtDesk(id, 120);
  expect((await steps.show(id, 0, 2)).body).toMatchObject({ handBack: 120 });
  expect((await steps.booking(id)).booking).toMatchObject({ owed: 0, atHotel: { paid: 480, refunded: 120 } });
});

test('of two changes the later one counts what was handed back at the first, also by a clock that is behind', async () => {
  const id = await paidInHouse(3);
  now = new Date(noon.getTime() + 2000);
  await steps.change(id, 0, 2, { handBack: 120 });
  now = new Date(noon.getTime() + 1000);
  expect((await steps.show(id, 0, 1)).body).toMatchObject({ handBack: 120 });
  await steps.change(id, 0, 1, { handBack: 120 });
  expect((await steps.booking(id)).booking).toMatchObject({ owed: 0, atHotel: { paid: 360, refunded: 240 } });
});

test('reception hands back and is named; a viewer and the guest do not', async () => {
  await setRole(service, { userId: 'rita', role: 'reception' });
  await setRole(service, { userId: 'vera', role: 'viewer' });
  const id = await paidInHouse(3);
  for (const as of ['vera', 'asha']) expect((await steps.change(id, 0, 2, { handBack: 120, as })).status).toBe(403);
  await steps.change(id, 0, 2, { handBack: 120, as: 'rita' });
  expect((await steps.booking(id)).history).toContainEqual(
    expect.objectContaining({ type: 'refunded', amount: 120, actor: 'Name of rita' }),
  );
  const exported = JSON.stringify((await service.call(calls.exportBookings, {}, { as: 'asha' })).body.data);
  expect(exported).toContain('"refundId"');
  expect(exported).not.toContain('rita');
});
