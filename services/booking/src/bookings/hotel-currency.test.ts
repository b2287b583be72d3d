import { type Booking, calls, events } from '@wayhouse/contracts';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { errorMessages } from '@wayhouse/messages/errors';
import { signToken } from '@wayhouse/service-kit/testing';
import { bundleReceiptWorker } from '../testing/bundle-receipt-worker.js';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => {
  await bundleReceiptWorker();
  service = await startTestBooking(() => noon);
  for (const roomId of ['in-1', 'in-2', 'in-3']) await list(roomId, { currency: 'INR', nightMinor: 12_000_00 });
  await list('us-1', {});
});
afterAll(() => service.stop());

async function list(roomId: string, facts: Partial<Parameters<typeof room>[0]>): Promise<void> {
  await service.publish(events.roomListed, room({ roomId, ...facts }));
  await waitForDocument(service, 'rooms', roomId);
}

const stay = (from: number, nights = 2) => ({ checkInDate: inDays(from), checkOutDate: inDays(from + nights) });
const order = { guests: 1, PaymentMethod: 'Pay at Hotel' as const };
const book = (roomId: string, from: number, seen: object = {}) =>
  service.call(calls.bookRoom, { room: roomId, ...stay(from), ...order, ...seen }, { as: 'asha' });
const changedPrice = {
  ...{ status: 409, code: 'terms-changed', field: 'totalPrice' },
  message: errorMessages['price-changed'],
};
const refusal = ({ status, body }: Awaited<ReturnType<typeof book>>) => ({
  ...{ status, code: body.code, field: body.field, message: body.message },
});

test('a booking is in the currency of its hotel, and so are its event and its receipt', async () => {
  const { status, body } = await book('in-1', 10, { totalPrice: 24_000, currency: 'INR' });
  expect(status).toBe(200);
  const { _id: id, ...booking } = body.booking as Booking;
  expect(booking).toMatchObject({ totalPrice: 24_000, owed: 24_000, currency: 'INR' });
  const published = await service.publishedEvents(events.bookingConfirmed);
  expect(published.find(({ bookingId }) => bookingId === id)).toMatchObject({
    totalMinor: 24_000_00,
    currency: 'INR',
  });
  const headers = { authorization: `Bearer ${signToken('asha')}` };
  const receipt = await fetch(`${service.url}/api/bookings/${id}/receipt.pdf`, { headers });
  const texts = (await readPdfTexts(new Uint8Array(await receipt.arrayBuffer()))).join(' ');
  expect(texts).toContain('Amount in INR');
  expect(texts).toContain('₹24,000.00');
});

test('a room of a hotel without one of its own is booked in the site’s', async () => {
  const { body } = await book('us-1', 10, { totalPrice: 240, currency: 'USD' });
  expect(body.booking).toMatchObject({ totalPrice: 240, currency: 'USD' });
});

test.each([
  ['in-2', 24_000, 'USD'],
  ['us-1', 240, 'INR'],
])('a price of %s that was seen in another currency is not booked', async (roomId, totalPrice, currency) => {
  expect(refusal(await book(roomId, 20, { totalPrice, currency }))).toEqual(changedPrice);
  const free = await service.call(calls.checkAvailability, { room: roomId, ...stay(20) });
  expect(free.body.isAvailable).toBe(true);
});

test('several rooms together are booked in it, all of them or, seen in another one, none', async () => {
  const bookTogether = (key: string, second: 'INR' | 'USD') => {
    const seen = { guests: 1, totalPrice: 24_000 };
    const rooms = [
      { room: 'in-1', ...seen, currency: 'INR' as const },
      { room: 'in-2', ...seen, currency: second },
    ];
    const form = { key, ...stay(30), rooms, PaymentMethod: order.PaymentMethod };
    return service.call(calls.bookTogether, form, { as: 'asha' });
  };
  expect(refusal(await bookTogether('k1', 'USD'))).toEqual({ ...changedPrice, field: 'rooms.1.totalPrice' });
  const { body } = await bookTogether('k2', 'INR');
  expect((body.bookings as Booking[]).map(({ currency }) => currency)).toEqual(['INR', 'INR']);
});

test('the desk books in it as well, and other dates of a booking stay in it', async () => {
  const walkIn = { key: 'desk', room: 'in-3', ...stay(1), guests: 1, guestName: 'Mira Sen', totalPrice: 24_000 };
  const atDesk = (currency: 'INR' | 'USD') => service.call(calls.bookAtDesk, { ...walkIn, currency }, { as: 'owner' });
  expect(refusal(await atDesk('USD'))).toEqual(changedPrice);
  expect((await atDesk('INR')).body.booking).toMatchObject({ totalPrice: 24_000, currency: 'INR' });

  const { _id: id } = (await book('in-3', 40)).body.booking as Booking;
  const wanted = { id, ...stay(40, 3), guests: 1 };
  const terms = await service.call(calls.showStayChange, wanted, { as: 'asha' });
  expect(terms.body).toMatchObject({ totalPrice: 36_000, currency: 'INR' });
  const { body } = await service.call(calls.changeStay, { ...wanted, totalPrice: 36_000 }, { as: 'asha' });
  expect(body.booking).toMatchObject({ totalPrice: 36_000, currency: 'INR' });
});

test('the owner’s file of bookings names it in each row', async () => {
  const headers = { authorization: `Bearer ${signToken('owner')}` };
  const file = await fetch(`${service.url}/api/bookings/hotel/bookings.csv?from=${inDays(0)}&to=${inDays(60)}`, {
    headers,
  });
  const rows = (await file.text()).split('\r\n');
  expect(rows.filter((row) => row.endsWith(',INR')).length).toBeGreaterThanOrEqual(3);
});
