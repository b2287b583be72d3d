import { watchHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import { createApi } from './create-api.js';

/** A stream whose parts the test gives, however they are cut. */
function streaming(status = 200) {
  let parts!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller) });
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response(body, { status }));
  globalThis.fetch = window.fetch = fetched as unknown as typeof fetch;
  const line = { signal: new AbortController().signal, opened: jest.fn(), alive: jest.fn(), heard: jest.fn() };
  const listening = createApi(async () => 'fresh').listen(watchHotelBookings, {}, line);
  return { ...line, fetched, listening, send: (bytes: Uint8Array) => parts.enqueue(bytes), end: () => parts.close() };
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('hears events with the caller’s token, in however many pieces they come, until the end', async () => {
  const { send, end, listening, heard, opened, fetched } = streaming();
  const text = bytes(`data: {"bookingId":"b1","what":"booked"}\n\n: here\n\ndata: {"bookingId":"ü","what":"paid"}\n\n`);
  for (let at = 0; at < text.length; at += 7) send(text.slice(at, at + 7));
  end();
  await listening;
  expect(opened).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls).toEqual([[{ bookingId: 'b1', what: 'booked' }], [{ bookingId: 'ü', what: 'paid' }]]);
  expect(fetched.mock.calls[0]).toMatchObject([
    '/api/bookings/hotel/stream',
    { headers: { Authorization: 'Bearer fresh' } },
  ]);
});

test('a comment is a sign of life and no event', async () => {
  const { send, end, listening, heard, alive } = streaming();
  send(bytes(': here\n\n'));
  end();
  await listening;
  expect(alive).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

test('a stream that is refused rejects with what the server says', async () => {
  const { send, end, listening, opened } = streaming(429);
  send(bytes('{"success":false,"message":"Too many.","code":"too-many-requests"}'));
  end();
  await expect(listening).rejects.toMatchObject({ message: 'Too many.', status: 429 });
  expect(opened).not.toHaveBeenCalled();
});
