import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, startTestBooking, type TestBooking } from '../testing/factories.js';
import { openStream } from '../testing/open-stream.js';
import { registerHotel } from '../testing/register-hotel.js';
import { setRole } from '../testing/set-role.js';

const now = new Date('2027-01-05T06:30:00Z');
let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  await registerHotel(service, 'h2', 'rival');
});
afterAll(() => service.stop());

const period = { from: inDays(0), to: inDays(30) };
const read = (as: string, hotel?: string) =>
  service.call(calls.showTimeline, { ...period, ...(hotel && { hotel }) }, { as });
const show = (id: string, as: string) => service.call(calls.showHotelBooking, { id }, { as });
const markPaid = (bookingId: string, as: string) => service.call(calls.markPaid, { bookingId, amount: 360 }, { as });
const block = (as: string, from: number) =>
  service.call(calls.blockNights, { room: 'r1', from: inDays(from), to: inDays(from + 1) }, { as });
const tooLow = 'Your role at this hotel does not allow this. Please ask its owner.';

test('each role does what it may, and the history names who has', async () => {
  await setRole(service, { userId: 'vera', role: 'viewer' });
  await setRole(service, { userId: 'rita', role: 'reception' });
  await setRole(service, { userId: 'mona', role: 'manager' });
  const id = await guest.bookAndGetId(10);
  const attempts = await Promise.all(
    ['vera', 'rita', 'mona'].map(async (as) => [
      ...[await read(as), await show(id, as), await service.call(calls.moveStay, { bookingId: id, unit: 1 }, { as })],
      await block(as, 100),
    ]),
  );
  expect(attempts.map((answers) => answers.map(({ status }) => status))).toEqual([
    [200, 200, 403, 403],
    [200, 200, 200, 403],
    [200, 200, 200, 200],
  ]);
  expect((await markPaid(id, 'vera')).body.message).toBe(tooLow);
  expect((await show(id, 'vera')).body).toMatchObject({ booking: { state: 'unpaid' } });
  expect((await markPaid(id, 'rita')).body).toMatchObject({
    history: [{ type: 'booked' }, { type: 'paid', method: 'hotel', actor: 'Name of rita' }],
  });
  await service.call(calls.cancelByOwner, { bookingId: id }, { as: 'owner' });
  await setRole(service, { userId: 'rita', role: null, version: 2 });
  const history = [
    { type: 'booked' },
    { type: 'paid', actor: 'Name of rita' },
    { type: 'cancelled', by: 'owner', actor: 'The owner' },
    { type: 'refunded' },
  ];
  expect((await show(id, 'owner')).body).toMatchObject({ history });
  const { body } = await service.call(calls.exportBookings, {}, { as: 'asha' });
  expect(JSON.stringify(body)).not.toMatch(/rita|actors/);
  const published = await service.publishedEvents(events.bookingCancelled);
  expect(JSON.stringify(published)).not.toMatch(/rita|actors/);
});

test('each payment at the hotel names who has recorded it', async () => {
  await setRole(service, { userId: 'rolf', role: 'reception' });
  await setRole(service, { userId: 'yuna', role: 'reception' });
  const id = await guest.bookAndGetId(130);
  await markPaid(id, 'rolf');
  const longer = { id, checkInDate: inDays(130), checkOutDate: inDays(134), guests: 1, totalPrice: 480 };
  await service.call(calls.changeStayByHotel, longer, { as: 'yuna' });
  const { body } = await service.call(calls.markPaid, { bookingId: id, amount: 120 }, { as: 'yuna' });
  expect(body.history).toMatchObject([
    { type: 'booked' },
    { type: 'stay-changed', actor: 'Name of yuna' },
    { type: 'paid', amount: 360, actor: 'Name of rolf' },
    { type: 'paid', amount: 120, actor: 'Name of yuna' },
  ]);
  const exported = await service.call(calls.exportBookings, {}, { as: 'asha' });
  expect(JSON.stringify(exported.body)).not.toMatch(/rolf|yuna/);
  expect(JSON.stringify(await service.publishedEvents(events.bookingPaid))).not.toMatch(/rolf|yuna/);
});

test('what is not noted was done by the owner, from before there were members', async () => {
  await setRole(service, { userId: 'vera', role: 'viewer' });
  const id = await guest.bookAndGetId(15);
  await markPaid(id, 'owner');
  await service.db.collection('bookings').updateOne({ _id: id as never }, { $unset: { 'booking.actors': '' } });
  expect((await show(id, 'vera')).body).toMatchObject({
    history: [{ type: 'booked' }, { type: 'paid', actor: 'The owner' }],
  });
});

test('a member reaches nothing of another hotel, and owners nothing of a hotel where they have no role', async () => {
  await setRole(service, { userId: 'wim', role: 'manager', hotelId: 'h2' });
  const id = await guest.bookAndGetId(20);
  expect((await read('wim')).body).toMatchObject({ rooms: [] });
  expect((await read('wim', 'h1')).body).toMatchObject({ code: 'not-found', field: 'hotel' });
  expect((await read('wim', 'h2')).status).toBe(200);
  for (const answer of [await show(id, 'wim'), await markPaid(id, 'wim'), await block('wim', 110)])
    expect(answer.status).toBe(404);
});

test('without a hotel a call is about the first where the role is enough', async () => {
  await setRole(service, { userId: 'xena', role: 'viewer', hotelId: 'h1' });
  await setRole(service, { userId: 'xena', role: 'reception', hotelId: 'h2' });
  expect((await read('xena')).body).toMatchObject({ rooms: [{ _id: 'r1' }] });
  const id = await guest.bookAndGetId(30);
  expect((await markPaid(id, 'xena')).body.message).toBe(tooLow);
});

test('who books at the desk is named, and the same form of another member is another booking; who is removed gets it no more', async () => {
  for (const person of ['yara', 'zoe']) await setRole(service, { userId: person, role: 'reception' });
  const order = {
    checkInDate: inDays(40),
    checkOutDate: inDays(42),
    guests: 1,
    guestName: 'Mr Stone',
    totalPrice: 240,
  };
  const book = (as: string) => service.call(calls.bookAtDesk, { key: 'k1', room: 'r1', ...order }, { as });
  const { body } = await book('yara');
  const { _id: id } = body.booking as { _id: string };
  expect((await show(id, 'owner')).body).toMatchObject({ history: [{ by: 'hotel', actor: 'Name of yara' }] });
  expect((await book('yara')).body).toMatchObject({ booking: { _id: id } });
  expect((await book('zoe')).status).toBe(409);
  await setRole(service, { userId: 'yara', role: null, version: 2 });
  await registerHotel(service, 'h-yara', 'yara');
  expect(await book('yara')).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('who is removed gets no more, and open streams end; those of others stay', async () => {
  await setRole(service, { userId: 'bea', role: 'viewer' });
  await setRole(service, { userId: 'cleo', role: 'viewer' });
  const [removed, staying, owner] = [
    await openStream(service, 'bea'),
    await openStream(service, 'cleo'),
    await openStream(service, 'owner'),
  ];
  const first = await guest.bookAndGetId(50);
  await eventually(async () => expect(removed.text).toContain(first));
  await setRole(service, { userId: 'bea', role: null, version: 2 });
  expect([(await read('bea')).status, (await openStream(service, 'bea')).status]).toEqual([403, 403]);
  await eventually(async () => expect(removed.hasEnded).toBe(true));
  const second = await guest.bookAndGetId(60);
  await eventually(async () => {
    expect(staying.text).toContain(second);
    expect(owner.text).toContain(second);
  });
  expect(removed.text).not.toContain(second);
  for (const stream of [staying, owner]) stream.close();
});

test('an older event that arrives late gives no role back', async () => {
  await setRole(service, { userId: 'dan', role: null, version: 3 });
  await setRole(service, { userId: 'dan', role: 'manager', version: 2 });
  expect((await read('dan')).status).toBe(403);
});

test('a deleted account has no role, also if an event about it comes later, and is named nowhere', async () => {
  await setRole(service, { userId: 'eve', role: 'reception' });
  const id = await guest.bookAndGetId(70);
  await markPaid(id, 'eve');
  expect((await service.call(calls.deleteAccount, {}, { as: 'eve' })).status).toBe(200);
  expect((await read('eve')).status).toBe(403);
  await setRole(service, { userId: 'eve', role: 'manager', version: 2 });
  expect((await read('eve')).status).toBe(403);
  expect((await show(id, 'owner')).body).toMatchObject({
    history: [{ type: 'booked' }, { type: 'paid', actor: 'A former member of staff' }],
  });
  expect(JSON.stringify(await service.db.collection('staff').find().toArray())).not.toContain('Name of eve');
});
