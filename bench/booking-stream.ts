import { calls } from '@wayhouse/contracts';

/** Opens the event stream of the owner's dashboard. `waitForChange` also resolves for changes received before. */
export async function openBookingStream(site: string, bearer: string) {
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${bearer}` };
  const { body, status } = await fetch(site + calls.watchHotelBookings.path, { headers, signal: abort.signal });
  if (status !== 200 || !body) throw new Error(`The stream of changes answered ${status}.`);

  const received = new Set<string>();
  const waiting = new Map<string, () => void>();
  const handleLine = (line: string) => {
    if (!line.startsWith('data: ')) return;
    const { bookingId, type } = calls.watchHotelBookings.event.parse(JSON.parse(line.slice('data: '.length)));
    received.add(`${bookingId} ${type}`);
    waiting.get(`${bookingId} ${type}`)?.();
  };
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const part of body) {
      const lines = (rest + decoder.decode(part as Uint8Array, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(handleLine);
    }
    // Otherwise the benchmark would wait forever.
    if (!abort.signal.aborted) throw new Error('The stream of changes has ended.');
  };
  void read().catch((error: unknown) => {
    if (!abort.signal.aborted) throw error;
  });

  return {
    waitForChange: (bookingId: string, what: string) =>
      new Promise<void>((resolve) => {
        if (received.has(`${bookingId} ${what}`)) resolve();
        else waiting.set(`${bookingId} ${what}`, resolve);
      }),
    stop: () => abort.abort(),
  };
}
