import { calls, events } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { bundleReceiptWorker } from '../testing/bundle-receipt-worker.js';
import { noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';
import { invoiceSteps, legalFacts } from '../testing/invoice-steps.js';
import { bookingRepository } from '../bookings/booking-repository.js';
import { hotelProjection } from '../hotels/hotel-projection.js';
import { roomProjection } from '../rooms/room-projection.js';
import { registerHotel } from '../testing/register-hotel.js';
import { setRole } from '../testing/set-role.js';

let now = noon;
let service: TestBooking;
let guests: ReturnType<typeof bookingSteps>;
let steps: ReturnType<typeof invoiceSteps>;
beforeAll(async () => {
  await bundleReceiptWorker();
  service = await startTestBooking(() => now);
  await registerHotel(service, 'h2', 'rival');
  for (const userId of ['viewer', 'reception'] as const) await setRole(service, { userId, role: userId });
  guests = bookingSteps(service);
  steps = invoiceSteps(service);
});
afterAll(() => service.stop());
afterEach(() => (now = noon));

let from = 0;
const book = () => guests.bookAndGetId((from += 5));
const fileOf = (id: string) => `/api/bookings/hotel/invoices/${id}/invoice.pdf`;
const refused = (message: RegExp) => ({
  status: 422,
  body: { code: 'rule-broken', field: 'bookingId', message: expect.stringMatching(message) as string },
});

test('a hotel without a legal name issues none, and one with it has the first number of the year', async () => {
  const id = await book();
  expect(await steps.show(id)).toEqual({ success: true, invoices: [], isLegalNameMissing: true });
  expect(await steps.issue(id)).toMatchObject(refused(/enter it in the profile/));
  await steps.changeHotel({ version: 2, ...legalFacts });
  expect(await steps.show(id)).toMatchObject({ invoices: [], next: { total: 360, buyerName: 'Name of asha' } });

  const form = { buyerTaxNumber: '29ABCDE1234F1Z5', buyerAddress: '4 Hill Road, Pune' };
  const { status, body } = await steps.issue(id, form, 'reception');
  expect(status).toBe(200);
  const buyer = { name: 'Rao & Sons', taxNumber: form.buyerTaxNumber, address: form.buyerAddress };
  const invoice = { number: '2027-0001', kind: 'invoice', day: '2027-01-05', buyer, total: 360, due: 360 };
  expect(body).toMatchObject({ message: 'The invoice is issued.', invoices: [invoice] });
  expect(body).not.toHaveProperty('next');
  expect((await service.publishedEvents(events.changeRecorded)).at(-1)).toMatchObject({
    ...{ hotelId: 'h1', by: 'reception' },
    facts: { kind: 'invoice-issued', number: '2027-0001', bookingId: id },
  });
});

test('its file names seller, buyer, stay, lines and what is paid, and stays as it was', async () => {
  const id = await book();
  await guests.pay(id);
  await guests.waitUntil(id, { state: 'paid' });
  const { body } = await steps.issue(id, { buyerTaxNumber: '29ABCDE1234F1Z5' });
  const [{ _id, number }] = body.invoices as [{ _id: string; number: string }];
  const { name, texts } = await steps.readFile(fileOf(_id), 'viewer');
  expect(name).toBe(`attachment; filename=wayhouse-invoice-${number}.pdf`);
  expect(texts).toEqual(
    expect.arrayContaining([
      ...[`Invoice ${number}`, `Issued Tue, 5 Jan 2027 · Booking ${bookingNumber(id)}`],
      ...[...Object.values(legalFacts), 'Amber Court, 1 Fort Road, Jaipur'],
      ...['Rao & Sons', '29ABCDE1234F1Z5', 'Name of asha', '3 nights × $120.00', 'Total', '$360.00', 'Paid in total'],
    ]),
  );
  await guests.cancel(id);
  await steps.changeHotel({ version: 3, ...legalFacts, legalName: 'Another Pvt Ltd' });
  expect((await steps.readFile(fileOf(_id), 'owner')).texts).toEqual(texts);
  await steps.changeHotel({ version: 4, ...legalFacts });
});

test('it names the hotel as it is on the day of issue, also where the stay was booked before that was renamed and moved', async () => {
  const id = await book();
  const rooms = roomProjection(service.db);
  const renamed = { hotelName: 'Amber Palace', address: '9 Lake Road', city: 'Udaipur' };
  await service.publish(events.roomChanged, room({ version: 2, ...renamed }));
  await eventually(async () => expect(await rooms.get('r1')).toMatchObject(renamed));
  const { body } = await steps.issue(id);
  const { texts } = await steps.readFile(fileOf((body.invoices as [{ _id: string }])[0]._id), 'owner');
  expect(texts).toContain('Amber Palace, 9 Lake Road, Udaipur');
  expect(texts.join()).not.toContain('Amber Court');
  await service.publish(events.roomChanged, room({ version: 3 }));
  await eventually(async () => expect(await rooms.get('r1')).toMatchObject({ version: 3 }));
});

test('the same form issues one, and another form learns which one stands', async () => {
  const id = await book();
  const form = { key: 'one-form' };
  const [first, again, other] = [await steps.issue(id, form), await steps.issue(id, form), await steps.issue(id)];
  expect(again.body.invoices).toEqual(first.body.invoices);
  expect(again.body.invoices).toHaveLength(1);
  expect(other).toMatchObject(refused(/^Invoice 2027-\d{4} is issued for this booking/));
});

test('an amount that has changed since, or that is nothing, is not invoiced', async () => {
  const id = await book();
  expect(await steps.issue(id, { total: 240 })).toMatchObject({
    status: 409,
    body: { code: 'terms-changed', field: 'total' },
  });
  await guests.cancel(id);
  expect(await steps.issue(id)).toMatchObject(refused(/costs nothing/));
  expect(await steps.show(id)).toEqual({ success: true, invoices: [] });
});

test('a late cancellation is invoiced by its charge', async () => {
  const id = await guests.bookAndGetId(400);
  now = new Date(noon.getTime() + 399 * 24 * 3600_000);
  await guests.cancel(id, 120);
  const { body } = await steps.issue(id, { total: 120 });
  const [{ _id }] = body.invoices as [{ _id: string }];
  expect(body).toMatchObject({ invoices: [{ total: 120, due: 120 }] });
  const { texts } = await steps.readFile(fileOf(_id), 'owner');
  expect(texts).toEqual(expect.arrayContaining(['Cancellation charge', '$120.00']));
});

test('what changes afterwards needs a credit note, which reverses the invoice once, and then another invoice', async () => {
  const id = await guests.bookAndGetId(500);
  const issued = (await steps.issue(id)).body.invoices as { _id: string; number: string }[];
  const [{ _id, number }] = issued as [{ _id: string; number: string }];
  expect(await steps.show(id)).not.toHaveProperty('isOutdated');
  now = new Date(noon.getTime() + 499.5 * 24 * 3600_000);
  await guests.cancel(id, 120);
  expect(await steps.show(id)).toMatchObject({ isOutdated: true });
  expect(await steps.issue(id, { total: 120 })).toMatchObject({ status: 422 });

  const { body } = await steps.reverse(_id, 'reception');
  const creditNote = (body.invoices as { _id: string; number: string }[])[1]!;
  expect(body).toMatchObject({
    invoices: [
      { number, total: 360 },
      { kind: 'credit-note', total: -360, due: 0, reverses: number },
    ],
    next: { total: 120 },
  });
  expect((await steps.reverse(_id)).body.invoices).toHaveLength(2);
  expect(await steps.reverse(creditNote._id)).toMatchObject({ status: 404, body: { field: 'invoiceId' } });
  const { texts } = await steps.readFile(fileOf(creditNote._id), 'owner');
  expect(texts.join('\n')).toContain(`This credit note reverses invoice ${number}`);
  expect(texts).toEqual(expect.arrayContaining([`Credit note ${creditNote.number}`, '−$360.00']));

  expect((await steps.issue(id, { total: 120 })).body).toMatchObject({
    invoices: [{ number }, { kind: 'credit-note' }, { kind: 'invoice', total: 120 }],
  });
});

test('the guest has it in My Bookings and in the file of the account, another guest finds none', async () => {
  const id = await book();
  const [{ _id, number }] = (await steps.issue(id)).body.invoices as [{ _id: string; number: string }];
  expect(await guests.findOwnBooking(id)).toMatchObject({
    ...{ hotel: legalFacts, invoices: [{ _id, number, kind: 'invoice' }] },
  });
  const file = `/api/bookings/invoices/${_id}/invoice.pdf`;
  expect(await steps.readFile(file, 'asha')).toMatchObject({ status: 200 });
  expect(await steps.readFile(file, 'ben')).toMatchObject({ status: 404 });
  const { body } = await service.call(calls.exportBookings, {}, { as: 'asha' });
  const exported = JSON.stringify(body);
  expect(exported).toContain(_id);
  expect(exported).not.toContain('"by"');
});

test('only the hotel issues, its viewers read, and another hotel finds nothing', async () => {
  const id = await book();
  expect(await steps.issue(id, {}, 'viewer')).toMatchObject({ status: 403 });
  expect(await steps.issue(id, {}, 'asha')).toMatchObject({ status: 403 });
  expect(await steps.issue(id, {}, 'rival')).toMatchObject({ status: 404 });
  const [{ _id }] = (await steps.issue(id)).body.invoices as [{ _id: string }];
  expect(await steps.reverse(_id, 'viewer')).toMatchObject({ status: 403 });
  expect(await steps.reverse(_id, 'rival')).toMatchObject({ status: 404 });
  expect((await steps.show(id, 'viewer')).invoices).toHaveLength(1);
  expect(await steps.readFile(fileOf(_id), 'rival')).toMatchObject({ status: 404 });
});

test('the day is that of the hotel', async () => {
  const id = await book();
  now = new Date('2029-01-05T19:00:00Z');
  expect((await steps.issue(id)).body).toMatchObject({ invoices: [{ number: '2029-0001', day: '2029-01-06' }] });
});

test('a room of another hotel counts in a series of its own', async () => {
  await service.publish(events.roomListed, room({ roomId: 'r2', hotelId: 'h2', ownerId: 'rival' }));
  await waitForDocument(service, 'rooms', 'r2');
  await steps.changeHotel({ version: 2, legalName: 'Moss Gate KK' }, 'h2', 'rival');
  const order = { room: 'r2', checkInDate: '2027-02-01', checkOutDate: '2027-02-04', guests: 1 };
  const { body } = await service.call(calls.bookRoom, { ...order, PaymentMethod: 'Pay at Hotel' }, { as: 'asha' });
  const issued = await steps.issue((body.booking as { _id: string })._id, {}, 'rival');
  expect(issued.body).toMatchObject({ invoices: [{ number: '2027-0001' }] });
});

test('once guest and owner are struck out, what was issued stays whole and nothing more is issued', async () => {
  const [id, other] = [await book(), await book()];
  const [{ _id }] = (await steps.issue(id)).body.invoices as [{ _id: string }];
  const { texts } = await steps.readFile(fileOf(_id), 'owner');
  await service.db.transaction(async (tx) => {
    await bookingRepository(service.db).eraseGuest(tx, 'asha');
    await hotelProjection(service.db).eraseOwner(tx, 'owner');
  });
  expect((await steps.readFile(fileOf(_id), 'owner')).texts).toEqual(texts);
  expect(texts).toContain(legalFacts.legalName);
  expect(await steps.show(other)).toEqual({ success: true, invoices: [], isLegalNameMissing: true });
  expect(await steps.issue(other)).toMatchObject({ status: 422 });
});
