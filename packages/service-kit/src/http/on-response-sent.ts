import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** As nginx counts callers that did not wait for the answer. */
const leftEarly = 499;

/** What became of a request: its status, and the seconds until the head of the answer, or until its caller left. */
type Answered = { status: number; seconds: number };

/**
 * Tells what became of a request once the answer is out; of a stream of events as soon as it is open, since it ends when
 * its reader leaves. How long the rest of an answer takes is the caller's line, and not counted.
 */
export function onceAnswered(response: ServerResponse, tell: (answered: Answered) => void): void {
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1000;
  let toHead: number | undefined;
  let isTold = false;
  const once = (status: number) => {
    if (isTold) return;
    isTold = true;
    tell({ status, seconds: toHead ?? secondsSince() });
  };
  onHeaders(response, () => {
    toHead = secondsSince();
    if (isStream(response)) once(response.statusCode);
  });
  response.once('close', () => once(response.headersSent ? response.statusCode : leftEarly));
}

/** A stream of events ends only when somebody ends it; its readers come back by themselves. */
export const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');
