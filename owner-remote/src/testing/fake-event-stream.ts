/** Stands for the stream of changes: stays open, and says what the test says. */
export function ownerStream() {
  const readers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  return {
    path: 'GET /api/bookings/hotel/stream',
    open(signal?: AbortSignal | null): Response {
      const body = new ReadableStream<Uint8Array>({
        start(reader) {
          readers.add(reader);
          signal?.addEventListener('abort', () => readers.delete(reader) && reader.error(signal.reason));
        },
      });
      return new Response(body);
    },
    say(change: { bookingId: string; what: string }) {
      const event = new TextEncoder().encode(`data: ${JSON.stringify(change)}\n\n`);
      for (const reader of readers) reader.enqueue(event);
    },
    breakOff() {
      for (const reader of readers) reader.close();
      readers.clear();
    },
    count: () => readers.size,
  };
}
