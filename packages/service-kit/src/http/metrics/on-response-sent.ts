import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** The status that nginx logs for clients that left before the response. */
const clientClosedRequest = 499;

/** `seconds` is the time until the head of the response, or until the client left. */
type SentResponse = { status: number; seconds: number };

/**
 * Calls `report` once, when the response was sent, or at once if its client has left before; for an event stream as soon as
 * it is open, because it ends when its client leaves. The time to transfer the body depends on the client's connection and is not counted.
 */
export function onResponseSent(response: ServerResponse, report: (sent: SentResponse) => void): void {
  const startedAt = performance.now();
  const secondsSinceStart = () => (performance.now() - startedAt) / 1000;
  let secondsToHead: number | undefined;
  let isReported = false;
  const reportOnce = (status: number) => {
    if (isReported) return;
    isReported = true;
    report({ status, seconds: secondsToHead ?? secondsSinceStart() });
  };
  onHeaders(response, () => {
    secondsToHead = secondsSinceStart();
    if (isEventStream(response)) reportOnce(response.statusCode);
  });
  const reportClosed = () => reportOnce(response.headersSent ? response.statusCode : clientClosedRequest);
  if (response.closed) reportClosed();
  else response.once('close', reportClosed);
}

export const isEventStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');
