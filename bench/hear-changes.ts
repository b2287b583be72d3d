import { calls } from '@wayhouse/contracts';

/**
 * Listens to what the owner's dashboard listens to. `heard` settles once a change has been
 * told, also if that was before.
 */
export async function hearChanges(site: string, bearer: string) {
  const cut = new AbortController();
  const headers = { authorization: `Bearer ${bearer}` };
  const { body, status } = await fetch(site + calls.watchHotelBookings.path, { headers, signal: cut.signal });
  if (status !== 200 || !body) throw new Error(`The stream of changes answered ${status}.`);

  const told = new Set<string>();
  const waiting = new Map<string, () => void>();
  const hear = (line: string) => {
    if (!line.startsWith('data: ')) return;
    const { bookingId, what } = calls.watchHotelBookings.says.parse(JSON.parse(line.slice('data: '.length)));
    told.add(`${bookingId} ${what}`);
    waiting.get(`${bookingId} ${what}`)?.();
  };
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const part of body) {
      const lines = (rest + decoder.decode(part as Uint8Array, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    }
    // Whoever waits would wait for ever.
    if (!cut.signal.aborted) throw new Error('The stream of changes has ended.');
  };
  void read().catch((error: unknown) => {
    if (!cut.signal.aborted) throw error;
  });

  return {
    heard: (bookingId: string, what: string) =>
      new Promise<void>((resolve) => {
        if (told.has(`${bookingId} ${what}`)) resolve();
        else waiting.set(`${bookingId} ${what}`, resolve);
      }),
    stop: () => cut.abort(),
  };
}
