import { calls, events } from '@wayhouse/contracts';
import { openOutbox, transactionRunner, type ServiceContext } from '@wayhouse/service-kit';
import { runPeople } from '@wayhouse/service-kit/people';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { bookingPeople } from './people.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  steps = bookingSteps(service);
});
afterAll(() => service.stop());

const clerk = {
  find: (id: string) => Promise.resolve({ id, name: `Name of ${id}`, addresses: [`${id}@example.test`] }),
  findByAddress: async (address: string) =>
    address.startsWith('nobody') ? undefined : clerk.find(address.split('@')[0]!),
  delete: () => Promise.resolve(),
};

/** Runs `npm run people -- …`. */
function people(...args: string[]): Promise<string> {
  const { db, log } = service;
  const context = {
    ...{ db, log, clerkAccounts: clerk, outbox: openOutbox(db), now: () => noon },
    inTransaction: transactionRunner(db, () => undefined),
  } as unknown as ServiceContext;
  return runPeople(args, { booking: bookingPeople(context) }, clerk);
}

const bookAs = async (as: string, from: number) => {
  const { body } = await steps.book(from, 3, as);
  return (body.booking as { _id: string })._id;
};
const statesOf = async (guestId: string) => {
  const rows = await service.db.collection('bookings').find({ guestId }).sort({ 'booking.stay.checkIn': 1 }).toArray();
  return rows.map(({ booking }) => (booking as { state: string }).state);
};

test('exports what the service has of a person, by address or by id', async () => {
  const id = await bookAs('asha', 10);
  for (const who of ['asha', 'asha@example.test'])
    expect(JSON.parse(await people('export', who))).toMatchObject({
      person: { userId: 'asha', addresses: ['asha@example.test'] },
      data: { booking: { bookings: [{ id, guest: { email: 'asha@example.test' } }] } },
    });
});

test('cancels all bookings of a guest that have not begun: nights, events and refunds as for any cancellation', async () => {
  const ids = [await bookAs('dora', 20), await bookAs('dora', 1)];
  const other = await bookAs('esha', 30);
  const plan = await people('cancel-bookings', 'dora@example.test');
  for (const id of ids) expect(plan).toContain(`${id}  Amber Court`);
  expect(plan).toMatch(/Nothing is done yet\./);
  expect(await statesOf('dora')).toEqual(['unpaid', 'unpaid']);
  expect(await people('cancel-bookings', 'dora', '--yes')).toContain('Cancelled 2 bookings.');
  expect([await statesOf('dora'), await statesOf('esha')]).toEqual([['cancelled', 'cancelled'], ['unpaid']]);
  expect([await steps.isAvailable(20), await steps.isAvailable(1), await steps.isAvailable(30)]).toEqual([
    true,
    true,
    false,
  ]);
  for (const id of ids)
    expect(await steps.publishedEvents(id, events.bookingCancelled)).toMatchObject([{ chargedMinor: 0, by: 'owner' }]);
  expect(await steps.publishedEvents(other, events.bookingCancelled)).toEqual([]);
  expect(await people('cancel-bookings', 'dora', '--yes')).toContain('Cancelled 0 bookings.');
});

test('cancels all bookings of a hotel that have not begun, by whomever', async () => {
  const ids = [await bookAs('ines', 60), await bookAs('jaya', 64)];
  const plan = await people('cancel-hotel-bookings', 'owner');
  for (const id of ids) expect(plan).toContain(`${id}  Amber Court`);
  expect(await statesOf('ines')).toEqual(['unpaid']);
  expect(await people('cancel-hotel-bookings', 'ines', '--yes')).toContain('Cancelled 0 bookings.');
  expect(await people('cancel-hotel-bookings', 'owner', '--yes')).toMatch(/Cancelled \d+ bookings\./);
  expect([await statesOf('ines'), await statesOf('jaya')]).toEqual([['cancelled'], ['cancelled']]);
  for (const id of ids)
    expect(await steps.publishedEvents(id, events.bookingCancelled)).toMatchObject([{ chargedMinor: 0, by: 'owner' }]);
});

test('names no email to guests without an account', async () => {
  const [known, gone] = [await bookAs('mala', 80), await bookAs('nina', 84)];
  const erased = { $set: { 'booking.guest.name': '', 'booking.guest.email': '' } };
  await service.db.collection('bookings').updateOne({ _id: gone as never }, erased);
  const plan = await people('cancel-hotel-bookings', 'owner');
  expect(plan).toMatch(new RegExp(`${known} .*, with an email`));
  expect(plan).toMatch(new RegExp(`${gone} .*, without an email`));
});

test('an owner can learn that an operator has cancelled, and need not be told of the own cancellation', async () => {
  const [byOperator, byOwner] = [await bookAs('kira', 70), await bookAs('lena', 74)];
  await people('cancel-bookings', 'kira', '--yes');
  await service.call(calls.cancelByOwner, { bookingId: byOwner }, { as: 'owner' });
  const eventOf = async (id: string) => (await steps.publishedEvents(id, events.bookingCancelled))[0];
  expect(await eventOf(byOperator)).toMatchObject({ by: 'owner', isByOperator: true });
  expect(await eventOf(byOwner)).not.toHaveProperty('isByOperator');
});

test('forgets a person only with --yes, and has the running service delete the account at Clerk', async () => {
  const [free, charged] = [await bookAs('farah', 40), await bookAs('farah', 1)];
  const plan = await people('forget', 'farah');
  expect(plan).toMatch(new RegExp(`${free} .*: is cancelled, without an email`));
  expect(plan).toMatch(new RegExp(`${charged} .*: stands under its number`));
  expect(await statesOf('farah')).toEqual(['unpaid', 'unpaid']);
  await people('forget', 'farah', '--yes');
  expect(await statesOf('farah')).toEqual(['unpaid', 'cancelled']);
  expect(await service.db.collection('bookings').countDocuments({ 'booking.guest.name': 'Name of farah' })).toBe(0);
  const deletion = () => service.db.collection('account_deletions').findOne({ _id: 'farah' as never });
  await eventually(async () => expect(await deletion()).toMatchObject({ state: 'done' }));
});

test('names the guests of an owner who leaves', async () => {
  const id = await bookAs('gita', 50);
  const plan = await people('forget', 'owner');
  expect(plan).toMatch(new RegExp(`${id} .*: is a guest of that hotel`));
});

test('forgets the forms of somebody without an account', async () => {
  expect(await people('forget', 'nobody@example.test')).toContain('No account.');
  await people('forget', 'nobody@example.test', '--yes');
});

test.each([[[]], [['export']], [['forget', '--yes']], [['erase', 'asha']], [['export', 'asha', 'dora']]])(
  'explains how it is used instead of running %j',
  async (args) => {
    await expect(people(...args)).rejects.toThrow(/^Usage: export <email or user id> \| forget/);
  },
);
