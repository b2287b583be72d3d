import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { endToEndHeaders } from './end-to-end-headers.js';
import type { FrontEnd } from './routing-table.js';

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

/** What a front end's server needs of a request for a file; the rest is about the caller. */
const requestHeaders = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'range', 'x-request-id', 'traceparent'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range'],
]);

/** What a front end's server may say about its files. Everything else would speak for the whole site. */
const fileHeaders = new Set([
  ...['content-type', 'content-length', 'content-encoding', 'content-range', 'accept-ranges'],
  ...['etag', 'last-modified', 'cache-control', 'vary', 'age', 'date'],
  'access-control-allow-origin',
]);

/** What the shell may send besides: its pages are the site's own. */
const pageHeaders = new Set([...fileHeaders, 'content-language', 'link']);

/** A page of a remote's server would run its scripts on our origin, past the manifest. */
const inertPage = { 'content-security-policy': "sandbox; default-src 'none'" };
const isPage = (type = '') => /html|xml/i.test(type);

/** The headers of a front end's response that are passed on. */
export function frontEndHeaders(headers: IncomingHttpHeaders, frontEnd: FrontEnd): IncomingHttpHeaders {
  if (frontEnd === 'shell') return pick(headers, pageHeaders);
  return { ...pick(headers, fileHeaders), ...(isPage(headers['content-type']) && inertPage) };
}

/** The headers of a request to a front end's server, without who the caller is. */
export const withoutCaller = (headers: IncomingHttpHeaders): IncomingHttpHeaders => pick(headers, requestHeaders);

const pick = (headers: IncomingHttpHeaders, names: Set<string>): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));

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
