import { watchHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import { createApi } from './create-api.js';

/** A stream whose chunks the test sends, split anywhere. */
function stubEventStream(status = 200) {
  let parts!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller) });
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response(body, { status }));
  globalThis.fetch = window.fetch = fetched as unknown as typeof fetch;
  const line = { signal: new AbortController().signal, onOpen: jest.fn(), onActivity: jest.fn(), onEvent: jest.fn() };
  const finished = createApi(async () => 'fresh').openEventStream(watchHotelBookings, {}, line);
  return { ...line, fetched, finished, send: (bytes: Uint8Array) => parts.enqueue(bytes), end: () => parts.close() };
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('delivers events with the caller’s token, however they are split into chunks', async () => {
  const { send, end, finished, onEvent, onOpen, fetched } = stubEventStream();
  const text = bytes(`data: {"bookingId":"b1","type":"booked"}\n\n: here\n\ndata: {"bookingId":"ü","type":"paid"}\n\n`);
  for (let at = 0; at < text.length; at += 7) send(text.slice(at, at + 7));
  end();
  await finished;
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onEvent.mock.calls).toEqual([[{ bookingId: 'b1', type: 'booked' }], [{ bookingId: 'ü', type: 'paid' }]]);
  expect(fetched.mock.calls[0]).toMatchObject([
    '/api/bookings/hotel/stream',
    { headers: { Authorization: 'Bearer fresh' } },
  ]);
});

test('a comment counts as activity, not as an event', async () => {
  const { send, end, finished, onEvent, onActivity } = stubEventStream();
  send(bytes(': here\n\n'));
  end();
  await finished;
  expect(onActivity).toHaveBeenCalledTimes(1);
  expect(onEvent).not.toHaveBeenCalled();
});

test('rejects with the server’s message if the stream is refused', async () => {
  const { send, end, finished, onOpen } = stubEventStream(429);
  send(bytes('{"success":false,"message":"Too many.","code":"too-many-requests"}'));
  end();
  await expect(finished).rejects.toMatchObject({ message: 'Too many.', status: 429 });
  expect(onOpen).not.toHaveBeenCalled();
});
