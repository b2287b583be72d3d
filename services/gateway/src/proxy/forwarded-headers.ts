import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { endToEnd } from './end-to-end-headers.js';

/** What a caller may not say for itself; the upstream's own host is set with the connection. */
const replaced = new Set([
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

/** A request's headers for the upstream: who asked, by which address, under which id and in which trace. */
export function onwardHeaders(request: Request, response: Response, traceparent?: string): IncomingHttpHeaders {
  const headers = endToEnd(request.headers, replaced);
  // `ips` holds the addresses that trusted proxies reported, and nothing where none is trusted.
  const reported = request.ips.length > 0 ? `${request.ips.join(', ')}, ` : '';
  headers['x-forwarded-for'] = `${reported}${request.socket.remoteAddress ?? 'unknown'}`;
  headers['x-forwarded-proto'] = request.protocol;
  if (request.host) headers['x-forwarded-host'] = request.host;
  headers['x-request-id'] = String(response.getHeader('x-request-id'));
  if (traceparent) headers.traceparent = traceparent;
  return headers;
}
