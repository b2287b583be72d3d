import { calls } from '@wayhouse/contracts';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { signToken } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
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
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename=wayhouse-receipt-${id}.pdf`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
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
