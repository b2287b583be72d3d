import { type CallInput, calls, events } from '@wayhouse/contracts';
import type { StayStatus } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingSteps } from '../testing/booking-steps.js';
import { noon, startTestBooking, type TestBooking } from '../testing/factories.js';
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
  await setRole(service, { userId: 'omar', role: 'reception' });
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

type By = { as?: string; key?: string };
const pay = (bookingId: string, { as = 'rita', key }: By) =>
  service.call(calls.markPaid, { bookingId, amount: 360, key }, { as });
const shorten = (id: string, { as = 'rita', key }: By) => {
  const seen = { checkInDate: '2027-01-15', checkOutDate: '2027-01-18', guests: 1 };
  return steps.change(id, 10, 2, { as, key, seen, handBack: 120 });
};
const cancel = (bookingId: string, { as = 'rita', key }: By) =>
  service.call(calls.cancelByOwner, { bookingId, key }, { as });
const miss = (bookingId: string, { as = 'rita', key }: By) =>
  service.call(calls.recordNoShow, { bookingId, key }, { as });

type Act = typeof pay;
type What = Parameters<(typeof errorMessages)['already-made']>[0]['what'];
const booked = async () => steps.bookIn(await steps.aRoom(), 10, 3);
const paid = async () => {
  const id = await booked();
  await pay(id, {});
  return id;
};
const dayAfterArrival = () => (now = new Date('2027-01-16T00:00:00Z'));
const all: [What, () => Promise<string>, Act, () => void][] = [
  ['paid', booked, pay, () => undefined],
  ['stay-changed', paid, shorten, () => undefined],
  ['cancelled', paid, cancel, () => undefined],
  ['no-show', paid, miss, dayAfterArrival],
];
const historyOf = async (id: string) => (await steps.booking(id)).history as { type: string; at: string }[];

describe.each(all)('%s', (what, start, act, wait) => {
  const message = (at: string, by?: string) => errorMessages['already-made']({ what, at, city: 'Jaipur', by });

  test('who does what another member has done learns who it was and when, and nothing is recorded twice', async () => {
    const id = await start();
    wait();
    expect((await act(id, { key: 'a' })).status).toBe(200);
    const history = await historyOf(id);
    const at = history.find(({ type }) => type === what)!.at;
    for (const by of [{ as: 'omar', key: 'b' }, { as: 'omar' }]) {
      const refused = await act(id, by);
      expect(refusal(refused)).toEqual([409, 'edit-conflict', what === 'stay-changed' ? 'id' : 'bookingId']);
      expect(refused.body.message).toBe(message(at, 'Name of rita'));
    }
    expect(await historyOf(id)).toEqual(history);
  });

  test('the same form again gets the first answer; another form of the same member does not', async () => {
    const id = await start();
    wait();
    const first = await act(id, { key: 'a' });
    const again = await act(id, { key: 'a' });
    expect([again.status, again.body.message]).toEqual([200, first.body.message]);
    expect(refusal(await act(id, { key: 'b' })).slice(0, 2)).toEqual([409, 'edit-conflict']);
  });

  test('of two forms at once one does it', async () => {
    const id = await start();
    wait();
    const both = await Promise.all([act(id, { key: 'a' }), act(id, { as: 'omar', key: 'b' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('without a key the same member may repeat it', async () => {
    const id = await start();
    wait();
    await act(id, {});
    expect((await act(id, {})).status).toBe(200);
    expect((await act(id, { as: 'omar' })).status).toBe(409);
  });
});

describe.each(['checked-in', 'checked-out'] as const)('%s', (what) => {
  const status = what === 'checked-in' ? 'in-house' : 'departed';
  const set = (bookingId: string, next: StayStatus, as: string) =>
    service.call(calls.setStayStatus, { bookingId, status: next }, { as });
  const come = async () => {
    const id = await booked();
    now = new Date('2027-01-15T12:00:00Z');
    if (what === 'checked-out') await set(id, 'in-house', 'rita');
    return id;
  };

  test('who records what another member has recorded learns who it was and when; the same member may repeat it', async () => {
    const id = await come();
    for (const as of ['rita', 'rita']) expect((await set(id, status, as)).status).toBe(200);
    const history = await historyOf(id);
    const refused = await set(id, status, 'omar');
    expect(refusal(refused)).toEqual([409, 'edit-conflict', 'bookingId']);
    const at = history.find(({ type }) => type === what)!.at;
    expect(refused.body.message).toBe(errorMessages['already-made']({ what, at, city: 'Jaipur', by: 'Name of rita' }));
    expect(refused.body.message).not.toContain('money');
    expect(await historyOf(id)).toEqual(history);
  });

  test('another member takes it back, and may record it anew', async () => {
    const id = await come();
    await set(id, status, 'rita');
    const before = what === 'checked-in' ? 'expected' : 'in-house';
    for (const next of [before, status] as const) expect((await set(id, next, 'omar')).status).toBe(200);
    expect((await set(id, status, 'rita')).status).toBe(409);
  });
});

test('a cancellation by the guest stays an answer to the hotel that cancels too', async () => {
  const order: CallInput<typeof calls.bookRoom> = {
    ...{ room: 'r1', checkInDate: '2027-02-01', checkOutDate: '2027-02-03', guests: 1 },
    PaymentMethod: 'Pay at Hotel',
  };
  const { _id: id } = (await service.call(calls.bookRoom, order, { as: 'asha' })).body.booking as { _id: string };
  await service.call(calls.cancelBooking, { bookingId: id, charge: 0 }, { as: 'asha' });
  expect((await cancel(id, { key: 'a' })).body.message).toBe(confirmations.cancelledByGuest);
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toHaveLength(1);
});

test('what a guest has changed to the same dates was not done by the hotel', async () => {
  const id = await booked();
  await steps.change(id, 10, 4, { as: 'rita' });
  const dates = { id, checkInDate: '2027-01-15', checkOutDate: '2027-01-17', guests: 1, totalPrice: 240 };
  await service.call(calls.changeStay, dates, { as: 'asha' });
  expect(refusal(await steps.change(id, 10, 2, { as: 'rita', key: 'a' }))).toEqual([409, 'edit-conflict', 'id']);
});

test('a guest’s own file does not have the forms of the hotel', async () => {
  const id = await paid();
  await shorten(id, { key: 'a' });
  await cancel(id, { key: 'b' });
  const exported = JSON.stringify((await service.call(calls.exportBookings, {}, { as: 'asha' })).body.data);
  expect(exported).toContain(id);
  expect(exported).not.toContain('"form"');
});
