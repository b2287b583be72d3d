/** Calls this many milliseconds after a user event count as caused by it. */
const clickWindowMs = 2000;
const userEvents = ['click', 'submit', 'keydown'];

/**
 * Returns a function that makes the `traceparent` header (W3C Trace Context) of the next call: calls caused by one
 * click share a trace, every other call has its own. The gateway decides whether a trace is sampled.
 */
export function createTraceparent(now = () => performance.now()): () => string {
  let click = { at: -Infinity, traceId: '' };
  for (const userEvent of userEvents)
    globalThis.window?.addEventListener(userEvent, () => (click = { at: now(), traceId: '' }), {
      capture: true,
      passive: true,
    });
  return () => {
    const isCaused = now() - click.at < clickWindowMs;
    if (isCaused) click.traceId ||= randomHex(16);
    return `00-${isCaused ? click.traceId : randomHex(16)}-${randomHex(8)}-00`;
  };
}

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
