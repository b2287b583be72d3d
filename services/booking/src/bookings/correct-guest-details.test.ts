import { type CallInput, calls, events } from '@wayhouse/contracts';
import { transactionRunner } from '@wayhouse/service-kit';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';
import { setRole } from '../testing/set-role.js';
import { refusal } from '../testing/stay-change-steps.js';
import { bookingRepository } from './booking-repository.js';

let service: TestBooking;
let time = noon;
beforeAll(async () => {
  service = await startTestBooking(() => time);
  await registerHotel(service, 'h2', 'rival');
  for (const role of ['viewer', 'reception', 'manager'] as const) await setRole(service, { userId: role, role });
});
beforeEach(() => void (time = noon));
afterAll(() => service.stop());

type Shown = { _id: string; details?: object };
type Correction = Omit<CallInput<typeof calls.correctGuestDetails>, 'id'>;
const correct = (id: string, correction: Correction, as = 'reception') =>
  service.call(calls.correctGuestDetails, { id, ...correction }, { as });
const entered = { leadGuest: 'Mira Rao', phone: '+91 98765 43210', children: [7], wishes: 'A quiet room.' };
async function book(as: string, from: number, details: object = {}): Promise<string> {
  const stay = { room: 'r1', checkInDate: inDays(from), checkOutDate: inDays(from + 2), guests: 2 };
  const order = { ...stay, PaymentMethod: 'Pay at Hotel' as const, ...details };
  return ((await service.call(calls.bookRoom, order, { as })).body.booking as Shown)._id;
}
const sendAtDesk = (from: number, details: object = {}) => {
  const stay = { room: 'r1', checkInDate: inDays(from), checkOutDate: inDays(from + 2), guests: 2, totalPrice: 240 };
  const order = { ...stay, key: `desk-${from}`, guestName: 'Ilse Amsel', ...details };
  return service.call(calls.bookAtDesk, order, { as: 'owner' });
};
const bookAtDesk = async (from: number, details: object = {}): Promise<string> =>
  ((await sendAtDesk(from, details)).body.booking as Shown)._id;
const show = async (id: string) => (await service.call(calls.showHotelBooking, { id }, { as: 'viewer' })).body;
const own = async (as: string) => (await service.call(calls.listOwnBookings, {}, { as })).body.bookings as Shown[];
const historyOf = async (id: string) => (await show(id)).history as object[];
const recorded = async (id: string) =>
  (await service.publishedEvents(events.changeRecorded)).filter(
    ({ facts }) => 'bookingId' in facts && facts.bookingId === id,
  );
const published = async (id: string) =>
  (await service.publishedEvents(events.bookingDetailsChanged)).filter(({ bookingId }) => bookingId === id);

test.each(['owner', 'manager', 'reception'])(
  '%s corrects them; the guest sees what was changed, and when',
  async (as) => {
    const from = { owner: 2, manager: 5, reception: 8 }[as]!;
    const id = await book(`guest-of-${as}`, from, entered);
    time = new Date(noon.getTime() + 60_000);
    const change = {
      version: 1,
      leadGuest: 'Mira Rao',
      phone: '+91 98765 43211',
      children: [7],
      company: 'Rao & Sons',
    };
    const { status, body } = await correct(id, change, as);
    expect([status, body.message]).toEqual([200, confirmations.detailsCorrected]);
    const { version: _, ...details } = change;
    const corrected = { at: time.toISOString(), fields: ['phone', 'wishes', 'company'] };
    expect((await own(`guest-of-${as}`))[0]?.details).toEqual({ version: 2, ...details, corrected });
    expect((await historyOf(id)).at(-1)).toEqual({
      ...{ type: 'details-changed', at: time.toISOString(), by: 'hotel' },
      actor: as === 'owner' ? 'The owner' : `Name of ${as}`,
    });
  },
);

test('the list of changes has who it was and of which booking, and nothing of the guest', async () => {
  const id = await book('asha', 11, entered);
  await correct(id, { version: 1, leadGuest: 'Mira Sen' });
  expect(await recorded(id)).toEqual([
    {
      ...{ changeId: expect.any(String) as string, hotelId: 'h1', by: 'reception', at: noon.toISOString() },
      facts: { kind: 'guest-details-corrected', rooms: ['r1'], roomCount: 1, bookingId: id },
    },
  ]);
});

test('emails get what they name of it, of guests with an account alone', async () => {
  const [withAccount, atDesk] = [await book('asha', 14), await bookAtDesk(17)];
  for (const id of [withAccount, atDesk])
    expect((await correct(id, { version: 0, phone: '+91 22 555 0199', taxNumber: '29ABCDE' })).status).toBe(200);
  expect(await published(withAccount)).toEqual([
    { bookingId: withAccount, version: 2, guest: { id: 'asha' }, details: { phone: '+91 22 555 0199' } },
  ]);
  expect(await published(atDesk)).toEqual([]);
});

test('what the guest enters afterwards is the guest’s own again', async () => {
  const id = await book('emil', 20, entered);
  await correct(id, { version: 1, ...entered, wishes: 'A room on the ground floor.' });
  await correct(id, { version: 2, ...entered, phone: '+91 22 555 0199', wishes: 'A room on the ground floor.' });
  expect((await own('emil'))[0]?.details).toMatchObject({ corrected: { fields: ['wishes', 'phone'] } });
  await service.call(calls.changeGuestDetails, { id, version: 3, ...entered }, { as: 'emil' });
  expect((await own('emil'))[0]?.details).toEqual({ version: 4, ...entered });
  expect((await historyOf(id)).at(-1)).toEqual({ type: 'details-changed', at: noon.toISOString() });
});

test('of a change by the guest and one by the hotel based on the same version the second is refused', async () => {
  const id = await book('farah', 23);
  await service.call(calls.changeGuestDetails, { id, version: 0, wishes: 'First' }, { as: 'farah' });
  const refused = await correct(id, { version: 0, wishes: 'Second' });
  expect(refusal(refused)).toEqual([409, 'edit-conflict', undefined]);
  expect(refused.body.message).toBe(errorMessages['details-edit-conflict']);
  expect((await own('farah'))[0]?.details).toEqual({ version: 1, wishes: 'First' });
});

test('what is the same already changes nothing, so that a form may be sent again', async () => {
  const id = await book('gita', 26, entered);
  const change = { version: 1, ...entered, children: [7, 7].slice(1), wishes: 'Late.' };
  const first = await correct(id, change);
  expect((await correct(id, change)).body).toEqual(first.body);
  expect(await recorded(id)).toHaveLength(1);
});

test('the name of a guest without an account is corrected, and found', async () => {
  const id = await bookAtDesk(29, { arrivalTime: '18:00', children: [4] });
  const change = { version: 1, guestName: 'Ilse Ampel', arrivalTime: '19:00' as const, children: [4] };
  const { status, body } = await correct(id, change);
  expect([status, body.message]).toEqual([200, confirmations.detailsCorrectedAtDesk]);
  expect(body).toMatchObject({
    guest: { name: 'Ilse Ampel' },
    booking: { details: { version: 2, arrivalTime: '19:00', children: [4] } },
  });
  const find = async (text: string) =>
    (await service.call(calls.findHotelBookings, { text }, { as: 'owner' })).body.bookings as Shown[];
  expect((await find('Ampel')).map(({ _id }) => _id)).toEqual([id]);
  expect(await find('Amsel')).not.toContainEqual(expect.objectContaining({ _id: id }));
});

test('a form of the desk that is sent again after the name was corrected finds its booking, and reads so', async () => {
  const id = await bookAtDesk(73);
  expect((await sendAtDesk(73, { guestName: 'Ilse Ampel' })).status).toBe(409);
  await correct(id, { version: 0, guestName: 'Ilse Ampel' });
  const again = await sendAtDesk(73);
  expect(again.body).toMatchObject({
    message: confirmations.bookedAtDeskBefore,
    booking: { _id: id, user: { username: 'Ilse Ampel' } },
  });
  const asCorrected = await sendAtDesk(73, { guestName: 'Ilse Ampel' });
  expect(asCorrected.body).toMatchObject({ message: confirmations.bookedAtDesk, booking: { _id: id } });
});

test('that of an account is not', async () => {
  const id = await book('hema', 32);
  const refused = await correct(id, { version: 0, guestName: 'Somebody' });
  expect(refusal(refused)).toEqual([422, 'rule-broken', 'guestName']);
  expect((await show(id)).booking).not.toHaveProperty('details');
});

test.each([
  ['asha', 403],
  ['viewer', 403],
  ['rival', 404],
])('%s gets %i and changes nothing', async (as, status) => {
  const id = await book(`of-${as}`, { asha: 35, viewer: 38, rival: 41 }[as]!);
  expect((await correct(id, { version: 0, wishes: 'Mine' }, as)).status).toBe(status);
  expect((await show(id)).booking).not.toHaveProperty('details');
});

test.each([
  ['leadGuest', ''],
  ['guestName', ''],
  ['phone', 'call me'],
  ['arrivalTime', '09:00'],
  ['children', [18]],
  ['children', [3, 4]],
  ['wishes', 'a\u0000b'],
  ['company', ' '],
  ['taxNumber', 'x'.repeat(41)],
])('names %s where it is %j', async (field, value) => {
  const id = await bookAtDesk(44);
  const { status, body } = await correct(id, { version: 0, [field]: value });
  expect([[400, 422].includes(status), body.field]).toEqual([true, field]);
});

test('of a cancelled booking and after the stay nothing is corrected', async () => {
  const [cancelled, over] = [await book('ines', 47), await book('ines', 50)];
  await bookingSteps(service).cancel(cancelled, 0, 'ines');
  expect(await show(cancelled)).not.toHaveProperty('isCorrectable');
  expect(refusal(await correct(cancelled, { version: 0, wishes: 'x' }))).toEqual([422, 'rule-broken', 'id']);
  expect(await show(over)).toHaveProperty('isCorrectable', true);
  time = new Date(`${inDays(53)}T12:00:00Z`);
  expect(await show(over)).not.toHaveProperty('isCorrectable');
  expect(refusal(await correct(over, { version: 0, wishes: 'x' }))).toEqual([422, 'rule-broken', 'id']);
});

test('once the guest is erased nothing is stored any more', async () => {
  const [withAccount, atDesk] = [await book('kira', 60), await bookAtDesk(63)];
  const bookings = bookingRepository(service.db);
  const inTransaction = transactionRunner(service.db, () => undefined);
  await inTransaction((tx) => bookings.eraseGuest(tx, 'kira'));
  await inTransaction((tx) => bookings.strikeOutGuest(tx, atDesk));
  for (const id of [withAccount, atDesk]) {
    const refused = await correct(id, { version: 0, leadGuest: 'Kira Nair' });
    expect([refused.status, refused.body.message]).toEqual([422, errorMessages['details-after-erasure']]);
    expect(await show(id)).not.toHaveProperty('isCorrectable');
  }
});

test('a guest’s own file has what was corrected, without who of the hotel has', async () => {
  const id = await book('lina', 70);
  await correct(id, { version: 0, wishes: 'By the garden' });
  const { data } = (await service.call(calls.exportBookings, {}, { as: 'lina' })).body as { data: object };
  expect(data).toMatchObject({ bookings: [{ id, details: { wishes: 'By the garden', corrected: ['wishes'] } }] });
  expect(JSON.stringify(data)).not.toContain('reception');
});
