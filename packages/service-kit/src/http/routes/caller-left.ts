import type { ServerResponse } from 'node:http';

/** Why work was given up: nobody waits for the response any more. */
export class CallerLeftError extends Error {
  constructor() {
    super('the caller has left');
    this.name = 'CallerLeftError';
  }
}

/** A signal that is aborted with a `CallerLeftError` when the connection closes before the response was sent. */
export function signalOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  const leave = () => leaving.abort(new CallerLeftError());
  if (response.closed) leave();
  response.once('close', () => !response.writableFinished && leave());
  return leaving.signal;
}
