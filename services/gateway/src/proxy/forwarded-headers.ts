import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { endToEndHeaders } from './end-to-end-headers.js';

/** Headers that callers must not set themselves; `host` is set by the connection to the upstream. */
const replacedHeaders = new Set([
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-prefix',
  'x-real-ip',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
]);

/** The headers of a forwarded request, with the client's address, the public host, the request id and the trace. */
export function forwardedHeaders(request: Request, response: Response, traceparent?: string): IncomingHttpHeaders {
  const headers = endToEndHeaders(request.headers, replacedHeaders);
  // `ips` has the addresses reported by trusted proxies, and is empty if none is trusted.
  const reported = request.ips.length > 0 ? `${request.ips.join(', ')}, ` : '';
  headers['x-forwarded-for'] = `${reported}${request.socket.remoteAddress ?? 'unknown'}`;
  headers['x-forwarded-proto'] = request.protocol;
  if (request.host) headers['x-forwarded-host'] = request.host;
  headers['x-request-id'] = String(response.getHeader('x-request-id'));
  if (traceparent) headers.traceparent = traceparent;
  return headers;
}
