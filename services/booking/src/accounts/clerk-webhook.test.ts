import { randomUUID } from 'node:crypto';
import { calls, clerkWebhook, events } from '@wayhouse/contracts';
import { eventually, signWebhook } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { stayChangeSteps } from '../testing/stay-change-steps.js';
import { inDays, startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  steps = bookingSteps(service);
});
afterAll(() => service.stop());

const deletionOf = (id: string) =>
  JSON.stringify({ type: 'user.deleted', data: { id, object: 'user', deleted: true } });

const deliver = async (body: string, headers: Record<string, string> = signWebhook(body)) =>
  (await fetch(`${service.url}${clerkWebhook.path}`, { method: 'POST', headers, body })).status;

const stored = () => service.db.collection('bookings').find().toArray();
const storedOf = async (guestId: string) => (await stored()).filter((row) => row.guestId === guestId);
/** Everything in all collections, as text. */
async function searchAllData(text: string): Promise<string[]> {
  const collections = await service.db.db!.listCollections().toArray();
  const found = [];
  for (const { name } of collections)
    for (const row of await service.db.collection(name).find().toArray())
      if (JSON.stringify(row).toLowerCase().includes(text.toLowerCase())) found.push(name);
  return found;
}
const bookAs = async (as: string, from: number) => {
  const { status, body } = await steps.book(from, 3, as);
  expect(status).toBe(200);
  return (body.booking as { _id: string })._id;
};
const isDeleted = (guestId: string) =>
  service.db.collection('guests').findOne({ _id: guestId as never, deletedAt: { $exists: true } });

test('strikes the guest out of every booking and event, and keeps the rest', async () => {
  const id = await bookAs('dora', 10);
  await steps.pay(id);
  await eventually(async () => expect((await storedOf('dora'))[0]).toMatchObject({ booking: { state: 'paid' } }));
  expect(await searchAllData('dora@example.test')).not.toEqual([]);
  expect(await deliver(deletionOf('dora'))).toBe(200);
  expect(await searchAllData('dora@example.test')).toEqual([]);
  expect(await searchAllData('name of dora')).toEqual([]);
  const [row] = await storedOf('dora');
  expect(row).toMatchObject({ booking: { guest: { id: 'dora', name: '', email: '' }, payments: [{}] } });
});

test('strikes out what the front desk has written down about a payment of the guest and what it has handed back', async () => {
  const id = await bookAs('nora', 40);
  const payment = { bookingId: id, amount: 360, note: 'Paid by Mrs Nordlund' };
  await service.call(calls.markPaid, payment, { as: 'owner' });
  const shorter = { id, checkInDate: inDays(40), checkOutDate: inDays(42), guests: 1, totalPrice: 240, handBack: 120 };
  const note = 'Back to Mr Sundqvist';
  expect((await service.call(calls.changeStayByHotel, { ...shorter, note }, { as: 'owner' })).status).toBe(200);
  expect(await searchAllData('Sundqvist')).toEqual(['bookings']);
  expect(await searchAllData('Nordlund')).toEqual(['bookings']);
  expect(await deliver(deletionOf('nora'))).toBe(200);
  expect(await searchAllData('Nordlund')).toEqual([]);
  expect(await searchAllData('Sundqvist')).toEqual([]);
});

test('cancels what costs nothing to cancel, and leaves what has a charge', async () => {
  const [free, charged] = [await bookAs('esha', 20), await bookAs('esha', 1)];
  await deliver(deletionOf('esha'));
  const states = (await storedOf('esha')).map(({ _id, booking }) => [
    String(_id),
    (booking as { state: string }).state,
  ]);
  expect(Object.fromEntries(states)).toEqual({ [free]: 'cancelled', [charged]: 'unpaid' });
  expect([await steps.isAvailable(20), await steps.isAvailable(1)]).toEqual([true, false]);
  expect(await steps.publishedEvents(free, events.bookingCancelled)).toMatchObject([
    { chargedMinor: 0, by: 'guest', guest: { id: 'esha', name: '', email: '' } },
  ]);
});

test('of a stay that stands afterwards nobody can write down who has paid or got money back', async () => {
  const desk = stayChangeSteps(service);
  const id = await desk.bookIn(await desk.aRoom(), 0, 3, 'ines');
  await service.call(calls.setStayStatus, { bookingId: id, status: 'in-house' }, { as: 'owner' });
  await deliver(deletionOf('ines'));
  const payment = { bookingId: id, amount: 360, note: 'Paid by Mrs Nordlund' };
  const shorter = { id, checkInDate: inDays(0), checkOutDate: inDays(2), guests: 1, totalPrice: 240, handBack: 120 };
  const note = 'Back to Mr Sundqvist';
  const answers = [await service.call(calls.markPaid, payment, { as: 'owner' })];
  await service.call(calls.markPaid, { ...payment, note: undefined }, { as: 'owner' });
  answers.push(await service.call(calls.changeStayByHotel, { ...shorter, note }, { as: 'owner' }));
  expect(answers.map(({ status, body }) => [status, body.field])).toEqual(Array(2).fill([422, 'note']));
  expect((await service.call(calls.changeStayByHotel, shorter, { as: 'owner' })).status).toBe(200);
  expect(JSON.stringify(await storedOf('ines'))).not.toMatch(/Nordlund|Sundqvist/);
});

test('changes nothing when it is delivered again', async () => {
  const id = await bookAs('farah', 30);
  const body = deletionOf('farah');
  const headers = signWebhook(body);
  expect([await deliver(body, headers), await deliver(body, headers), await deliver(body)]).toEqual([200, 200, 200]);
  expect(await steps.publishedEvents(id, events.bookingCancelled)).toHaveLength(1);
});

test('an account that is deleted can book no more, though its token is still valid', async () => {
  await deliver(deletionOf('gita'));
  const { status, body } = await steps.book(40, 3, 'gita');
  expect([status, body.code]).toEqual([401, 'sign-in-required']);
  expect(await storedOf('gita')).toEqual([]);
});

test.each<[string, (body: string) => Record<string, string>]>([
  ['without a signature', () => ({})],
  ['with the signature of another secret', (body) => signWebhook(body, { secret: `whsec_${btoa('another secret')}` })],
  ['with the signature of another body', () => signWebhook(deletionOf('somebody'))],
  ['with a signature that is older than five minutes', (body) => signWebhook(body, { age: 301 })],
  ['with a signature from the future', (body) => signWebhook(body, { age: -301 })],
  ['with the signature of another delivery', (body) => ({ ...signWebhook(body), 'svix-id': `msg_${randomUUID()}` })],
])('refuses an event %s, and erases nothing', async (_, sign) => {
  const body = deletionOf('hari');
  expect(await deliver(body, sign(body))).toBe(400);
  expect(await isDeleted('hari')).toBeNull();
});

test('refuses a body that is cut off, too large or not an event', async () => {
  const body = deletionOf('hari');
  const headers = signWebhook(body);
  expect(await deliver(body.slice(0, -1), headers)).toBe(400);
  expect(await deliver('', signWebhook(''))).toBe(400);
  expect(await deliver('[]', signWebhook('[]'))).toBe(400);
  const large = JSON.stringify({ type: 'user.deleted', data: { id: 'hari', more: 'x'.repeat(1_100_000) } });
  expect(await deliver(large, signWebhook(large))).toBe(413);
  expect(await isDeleted('hari')).toBeNull();
});

test('ignores other events', async () => {
  const body = JSON.stringify({ type: 'user.updated', data: { id: 'hari' } });
  expect(await deliver(body)).toBe(200);
  expect(await isDeleted('hari')).toBeNull();
});
