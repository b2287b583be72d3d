import { signToken } from '@wayhouse/service-kit/testing';
import type { TestBooking } from './factories.js';

/** Opens the stream of bookings as `as` and collects its text. `hasEnded` stays false for a stream that breaks off. */
export async function openStream(from: Pick<TestBooking, 'url'>, as: string, token = signToken(as)) {
  const request = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${from.url}/api/bookings/hotel/stream`, { headers, signal: request.signal });
  const stream = { status: response.status, text: '', hasEnded: false, close: () => request.abort() };
  void (async () => {
    for await (const part of response.body ?? []) stream.text += Buffer.from(part as Uint8Array).toString();
    stream.hasEnded = true;
  })().catch(() => undefined);
  return stream;
}
