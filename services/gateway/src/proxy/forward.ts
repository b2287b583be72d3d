import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import type { ForwardOutcome } from './trace-forward.js';
import { endToEndHeaders } from './end-to-end-headers.js';
import { forwardedHeaders, frontEndHeaders, withoutCaller } from './forwarded-headers.js';
import { requestBody } from './request-body.js';
import type { FrontEnd } from './routing-table.js';
import { type UpstreamTimeouts, startIdleTimeout } from './idle-timeout.js';

type Exchange = {
  request: Request;
  response: Response;
  origin: string;
  path: string;
  timeouts: UpstreamTimeouts;
  /** An upstream that serves a front end learns nothing of the caller, and sends no header but those of its files. */
  frontEnd?: FrontEnd;
  /** Whether a 5xx counts as no response. */
  isReplaceable?: boolean;
  traceparent?: string;
  /** Called with the outcome as soon as it is known; only the first call counts. */
  finish?: (outcome: ForwardOutcome) => void;
};

/** Streams a request to an upstream and its response back. `onError` is called if no response has started. */
export function forward(upstreams: Dispatcher, exchange: Exchange, onError: (error: Error) => void): void {
  const { request, response, origin, path, timeouts, finish } = exchange;
  let upstream: Dispatcher.DispatchController | undefined;
  let abortReason: Error | undefined;
  let isComplete = false;

  /** Without a connection there is nothing to end, and nobody waits for one. */
  function abort(reason: Error) {
    abortReason ??= reason;
    if (upstream) upstream.abort(reason);
    else fail(reason);
  }

  function fail(error: Error) {
    if (isComplete) return;
    isComplete = true;
    idle.end();
    finish?.(abortReason ?? error);
    if (response.headersSent) response.destroy();
    else if (!response.destroyed) onError(abortReason ?? error);
  }

  const body = requestBody(request);
  const onTimeout = () => abort(new Error('no response in time'));
  const idle = startIdleTimeout({ request, body, timeouts, onTimeout });
  response.once('close', () => {
    idle.end();
    if (isComplete) return;
    // After an abort its reason is reported, once the upstream connection is closed.
    if (!abortReason) finish?.('client disconnected');
    abort(new Error('the client has disconnected'));
  });

  const method = request.method as Dispatcher.HttpMethod;
  const allHeaders = forwardedHeaders(request, response, exchange.traceparent);
  const headers = exchange.frontEnd ? withoutCaller(allHeaders) : allHeaders;
  if (!body) delete headers['content-length'];
  upstreams.dispatch(
    { origin, path, method, headers, body },
    {
      onRequestStart(controller) {
        upstream = controller;
        if (abortReason) controller.abort(abortReason);
      },
      onResponseStart(_controller, status, headers) {
        if (status < 200) return;
        idle.end();
        finish?.(status);
        if (status >= 500 && exchange.isReplaceable) return abort(new Error(`the upstream responded with ${status}`));
        startResponse(response, status, exchange.frontEnd ? frontEndHeaders(headers, exchange.frontEnd) : headers);
        response.on('drain', () => upstream?.resume());
      },
      onResponseData(controller, chunk) {
        // A server that shuts down has ended its event streams.
        if (!response.writableEnded && !response.write(chunk)) controller.pause();
      },
      onResponseEnd() {
        isComplete = true;
        response.end();
      },
      onResponseError: (_controller, error) => fail(error),
    },
  );
}

function startResponse(response: Response, status: number, headers: IncomingHttpHeaders) {
  response.writeHead(status, endToEndHeaders(headers));
  // The first event of a stream may take long, but the client should see at once that it is open.
  if (headers['content-length'] === undefined) response.flushHeaders();
}
