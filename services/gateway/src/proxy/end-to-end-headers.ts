import type { IncomingHttpHeaders } from 'node:http';

/** Headers that speak of one connection only (RFC 9110, 7.6.1) and must not travel on; `expect` is answered here. */
const hopByHop = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'proxy-authenticate',
  'proxy-authorization',
  'expect',
]);

/** The headers that travel on: without those of the connection, those the connection names, and those in `besides`. */
export function endToEnd(headers: IncomingHttpHeaders, besides?: ReadonlySet<string>): IncomingHttpHeaders {
  const named = headers.connection ? headers.connection.toLowerCase().split(/\s*,\s*/) : [];
  const kept: IncomingHttpHeaders = {};
  for (const name in headers) {
    if (hopByHop.has(name) || besides?.has(name) || named.includes(name)) continue;
    kept[name] = headers[name];
  }
  return kept;
}
