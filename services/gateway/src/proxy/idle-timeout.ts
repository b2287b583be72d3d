import type { Readable } from 'node:stream';
import type { Request } from 'express';

/** Milliseconds without a byte of the request, and from its end to the head of the answer. */
export type Patience = { sending: number; answering: number };
export const usualPatience: Patience = { sending: 30_000, answering: 10_000 };

type Given = { request: Request; body: Readable | null; patience: Patience; tooLong: () => void };

/** Calls `tooLong` when an upload stands still or its answer does not come. An answer that has begun may take its time. */
export function silenceTimer({ request, body, patience, tooLong }: Given) {
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
