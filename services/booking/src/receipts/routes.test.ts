import { calls, events } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { eventually, signToken } from '@wayhouse/service-kit/testing';
import { hotelProjection } from '../hotels/hotel-projection.js';
import { bookingSteps } from '../testing/booking-steps.js';
import { bundleReceiptWorker } from '../testing/bundle-receipt-worker.js';
import { startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  await bundleReceiptWorker();
  service = await startTestBooking();
  steps = bookingSteps(service);
});
afterAll(() => service.stop());

const download = (id: string, as = 'asha') =>
  fetch(`${service.url}/api/bookings/${id}/receipt.pdf`, { headers: { authorization: `Bearer ${signToken(as)}` } });
const textsFor = async (id: string) => readPdfTexts(new Uint8Array(await (await download(id)).arrayBuffer()));

test('a guest downloads the receipt of their booking as a PDF named after its number', async () => {
  const id = await steps.bookAndGetId(10);
  const response = await download(id);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename=wayhouse-receipt-${bookingNumber(id)}.pdf`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('has the phone that the hotel has today, and none once the account of its owner is deleted', async () => {
  const id = await steps.bookAndGetId(40);
  const phones = async () => (await textsFor(id)).filter((text) => text.startsWith('+91'));
  expect(await phones()).toHaveLength(1);
  const details = { name: 'Amber Court', contact: '+91 141 555 0300', address: '1 Fort Road', city: 'Jaipur' };
  await service.publish(events.hotelChanged, { hotelId: 'h1', version: 2, ownerId: 'owner', ...details });
  const { contact: phone } = details;
  await eventually(async () => expect(await service.db.collection('hotels').countDocuments({ phone })).toBe(1));
  expect(await phones()).toEqual([phone]);
  await service.db.transaction((tx) => hotelProjection(service.db).eraseOwner(tx, 'owner'));
  expect(await phones()).toEqual([]);
});

test('shows the current state of the booking', async () => {
  const id = await steps.bookAndGetId(20);
  expect(await textsFor(id)).toEqual(expect.arrayContaining(['Booking summary', 'Name of asha', '$360.00']));
  await steps.pay(id);
  await steps.waitUntil(id, { state: 'paid' });
  expect(await textsFor(id)).toEqual(expect.arrayContaining(['Receipt', 'Paid in total']));
  await steps.cancel(id);
  expect(await textsFor(id)).toEqual(expect.arrayContaining(['Cancellation', 'On its way back to your card']));
});

test('somebody else’s booking is not found, like one that does not exist', async () => {
  const id = await steps.bookAndGetId(30);
  for (const [asked, as] of [
    [id, 'ben'],
    ['b-unknown', 'asha'],
  ] as const) {
    expect(await service.call(calls.downloadReceipt, { id: asked }, { as })).toMatchObject({
      status: 404,
      body: { success: false, code: 'not-found', message: 'We cannot find this booking.' },
    });
  }
});

const book = async (from: number, as: string) => {
  const { body } = await steps.book(from, 1, as);
  return (body.booking as { _id: string })._id;
};

test('who asks for a free room does not wait for the receipts of others', async () => {
  const ids = [];
  for (let at = 0; at < 10; at++) ids.push(await book(100 + at, `guest-${at}`));
  let done = 0;
  const downloads = ids.map(async (id, at) => {
    expect((await download(id, `guest-${at}`)).status).toBe(200);
    done++;
  });
  expect(await steps.isAvailable(200)).toBe(true);
  expect(done).toBeLessThan(5);
  await Promise.all(downloads);
});

test('an account downloads ten receipts a minute, and the next one after that', async () => {
  const id = await book(150, 'collector');
  for (let times = 0; times < 10; times++) expect((await download(id, 'collector')).status).toBe(200);
  const refused = await service.call(calls.downloadReceipt, { id }, { as: 'collector' });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await download(id, 'collector')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await download(await book(160, 'other'), 'other')).status).toBe(200);
});
