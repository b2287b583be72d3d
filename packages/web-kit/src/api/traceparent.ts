/** Calls that go out this long after a click (milliseconds) count as caused by it. */
const patience = 2000;
const acts = ['click', 'submit', 'keydown'];

/**
 * The `traceparent` header (W3C Trace Context) of the next call: calls that one click causes share a trace, every other
 * call has its own. Nothing is recorded here, and whether it is elsewhere the gateway decides.
 */
export function traceOfClick(now = () => performance.now()): () => string {
  let click = { at: -Infinity, traceId: '' };
  for (const act of acts)
    window.addEventListener(act, () => (click = { at: now(), traceId: '' }), { capture: true, passive: true });
  return () => {
    const isCaused = now() - click.at < patience;
    if (isCaused) click.traceId ||= randomHex(16);
    return `00-${isCaused ? click.traceId : randomHex(16)}-${randomHex(8)}-00`;
  };
}

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
