import { type Booking, calls } from '@wayhouse/contracts';
import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { openOutbox, type ServiceContext, transactionRunner } from '@wayhouse/service-kit';
import { runPeople } from '@wayhouse/service-kit/people';
import { bookingPeople } from '../accounts/people.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';

/** Just after midnight in Jaipur, of the day after the arrival of a stay that begins at `noon`. */
const nightAfterArrival = new Date('2027-01-05T18:30:00Z');

let now = noon;
let service: TestBooking;
beforeAll(async () => {
  service = await startTestBooking(() => now);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

const clerk = {
  find: (id: string) => Promise.resolve({ id, name: `Name of ${id}`, addresses: [`${id}@example.test`] }),
  findByAddress: async (address: string) => clerk.find(address.split('@')[0]!),
  delete: () => Promise.resolve(),
};

/** Runs `npm run people -- …`. */
function people(...args: string[]): Promise<string> {
  const { db, log } = service;
  const context = {
    ...{ db, log, clerkAccounts: clerk, outbox: openOutbox(db), now: () => now },
    inTransaction: transactionRunner(db, () => undefined),
  } as unknown as ServiceContext;
  return runPeople(args, { booking: bookingPeople(context) }, clerk);
}

const book = async (promotionCode: string, as: string, from: number) => {
  const stay = { room: 'r1', checkInDate: inDays(from), checkOutDate: inDays(from + 3), guests: 1 };
  const order = { ...stay, PaymentMethod: 'Pay at Hotel' as const, promotionCode };
  const { status, body } = await service.call(calls.bookRoom, order, { as });
  return { status, body, id: (body.booking as Booking | undefined)?._id ?? '' };
};
async function aCode(code: string, maxUses: number): Promise<PromotionCode> {
  const { body } = await service.call(calls.addPromotionCode, { code, percentOff: 10, maxUses }, { as: 'owner' });
  return body.promotion as PromotionCode;
}
const usesOf = async ({ _id }: PromotionCode) => {
  const { body } = await service.call(calls.listPromotionCodes, {}, { as: 'owner' });
  return (body.codes as PromotionCode[]).find((each) => each._id === _id)?.uses;
};
const cancelAsGuest = (bookingId: string, as: string) =>
  service.call(calls.cancelBooking, { bookingId, charge: 0 }, { as });
const byHotel = (call: typeof calls.cancelByOwner | typeof calls.recordNoShow) => (bookingId: string) =>
  service.call(call, { bookingId }, { as: 'owner' });

test('a cancelled booking gives its use back, so that another one can be made', async () => {
  const code = await aCode('ONCE', 1);
  const { id } = await book('ONCE', 'asha', 40);
  expect((await book('ONCE', 'ravi', 50)).status).toBe(422);
  expect((await cancelAsGuest(id, 'asha')).status).toBe(200);
  expect(await usesOf(code)).toBe(0);
  expect((await book('ONCE', 'ravi', 50)).status).toBe(200);
});

test.each<[string, string, number, (bookingId: string, as: string) => Promise<unknown>]>([
  ['its guest cancels it', 'GUEST', 10, cancelAsGuest],
  ['the hotel cancels it', 'HOTEL', 10, byHotel(calls.cancelByOwner)],
  [
    'its guest has not come',
    'NOSHOW',
    0,
    (id) => {
      now = nightAfterArrival;
      return byHotel(calls.recordNoShow)(id);
    },
  ],
  ['an operator cancels it', 'OPERATOR', 10, (_id, as) => people('cancel-bookings', as, '--yes')],
  ['its guest is forgotten', 'FORGOTTEN', 10, (_id, as) => people('forget', as, '--yes')],
])('gives one use back where %s, however often', async (_what, text, from, cancel) => {
  const code = await aCode(text, 3);
  const other = await book(text, 'ravi', 20);
  const as = `guest-${text.toLowerCase()}`;
  const { id } = await book(text, as, from);
  expect(await usesOf(code)).toBe(2);
  await cancel(id, as);
  await cancel(id, as);
  expect(await usesOf(code)).toBe(1);
  await cancelAsGuest(other.id, 'ravi');
});

test('of cancellations at once one gives a use back', async () => {
  const code = await aCode('RACE', 5);
  await book('RACE', 'ravi', 30);
  const { id } = await book('RACE', 'asha', 10);
  await Promise.all([
    cancelAsGuest(id, 'asha'),
    byHotel(calls.cancelByOwner)(id),
    cancelAsGuest(id, 'asha'),
    people('cancel-bookings', 'asha', '--yes'),
  ]);
  expect(await usesOf(code)).toBe(1);
});
