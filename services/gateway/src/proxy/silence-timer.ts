import type { Readable } from 'node:stream';
import type { Request } from 'express';

/** Milliseconds without a byte of the request, and from its end to the head of the answer. */
const patience = { sending: 30_000, answering: 10_000 };

/** Calls `tooLong` when an upload stands still or its answer does not come. An answer that has begun may take its time. */
export function silenceTimer(request: Request, body: Readable | null, tooLong: () => void) {
  let timer = setTimeout(tooLong, body ? patience.sending : patience.answering);
  let ended = false;
  if (body) {
    request.on('data', () => timer.refresh());
    request.once('end', () => {
      clearTimeout(timer);
      if (!ended) timer = setTimeout(tooLong, patience.answering);
    });
  }
  return {
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
