import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import type { Outcome } from './trace-forward.js';
import { endToEnd } from './end-to-end-headers.js';
import { onwardHeaders } from './forwarded-headers.js';
import { requestBody } from './request-body.js';
import { type Patience, silenceTimer } from './idle-timeout.js';

type Exchange = {
  request: Request;
  response: Response;
  origin: string;
  path: string;
  patience: Patience;
  traceparent?: string;
  /** Hears how it went, as soon as it is known; the first word counts. */
  tell?: (outcome: Outcome) => void;
};

/** Passes a request on and its answer back, both as they come. `failed` is called if no answer has begun. */
export function forward(upstreams: Dispatcher, exchange: Exchange, failed: (error: Error) => void): void {
  const { request, response, origin, path, patience, tell } = exchange;
  let upstream: Dispatcher.DispatchController | undefined;
  let given: Error | undefined;

  function giveUp(reason: Error) {
    given ??= reason;
    upstream?.abort(reason);
  }

  const body = requestBody(request);
  const tooLong = () => giveUp(new Error('no answer in time'));
  const silence = silenceTimer({ request, body, patience, tooLong });
  let isOver = false;
  response.once('close', () => {
    silence.end();
    if (isOver) return;
    // Where it was given up on before, that is told, once the upstream has let go.
    if (!given) tell?.('caller left');
    giveUp(new Error('the caller is gone'));
  });

  const method = request.method as Dispatcher.HttpMethod;
  const headers = onwardHeaders(request, response, exchange.traceparent);
  if (!body) delete headers['content-length'];
  upstreams.dispatch(
    { origin, path, method, headers, body },
    {
      onRequestStart(controller) {
        upstream = controller;
        if (given) controller.abort(given);
      },
      onResponseStart(_controller, status, answered) {
        if (status < 200) return;
        silence.end();
        tell?.(status);
        begin(response, status, answered);
        response.on('drain', () => upstream?.resume());
      },
      onResponseData(controller, chunk) {
        // A server that stops has ended its streams.
        if (!response.writableEnded && !response.write(chunk)) controller.pause();
      },
      onResponseEnd() {
        isOver = true;
        response.end();
      },
      onResponseError(_controller, error) {
        isOver = true;
        silence.end();
        tell?.(given ?? error);
        if (response.headersSent) response.destroy();
        else if (!response.destroyed) failed(given ?? error);
      },
    },
  );
}

function begin(response: Response, status: number, headers: IncomingHttpHeaders) {
  response.writeHead(status, endToEnd(headers));
  // A stream of events may say nothing for long; its reader should know at once that it is open.
  if (headers['content-length'] === undefined) response.flushHeaders();
}
