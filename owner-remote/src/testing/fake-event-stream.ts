/** An event stream that stays open and sends what the test sends. */
export function fakeEventStream() {
  const connections = new Set<ReadableStreamDefaultController<Uint8Array>>();
  return {
    path: 'GET /api/bookings/hotel/stream',
    open(signal?: AbortSignal | null): Response {
      const body = new ReadableStream<Uint8Array>({
        start(reader) {
          connections.add(reader);
          signal?.addEventListener('abort', () => connections.delete(reader) && reader.error(signal.reason));
        },
      });
      return new Response(body);
    },
    send(change: { bookingId: string; type: string }) {
      const event = new TextEncoder().encode(`data: ${JSON.stringify(change)}\n\n`);
      for (const reader of connections) reader.enqueue(event);
    },
    disconnect() {
      for (const reader of connections) reader.error(new TypeError('network error'));
      connections.clear();
    },
    connectionCount: () => connections.size,
  };
}
