import type { IncomingHttpHeaders } from 'node:http';
import { headerElements } from './header-elements.js';

/** Headers of a single connection (RFC 9110, 7.6.1), which must not be forwarded; the gateway handles `expect` itself. */
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

/** The headers to forward: without hop-by-hop headers, those that `Connection` names, and those in `except`. */
export function endToEndHeaders(headers: IncomingHttpHeaders, except?: ReadonlySet<string>): IncomingHttpHeaders {
  const named = headerElements(headers.connection?.toLowerCase());
  const forwarded: IncomingHttpHeaders = {};
  for (const name in headers) {
    if (hopByHop.has(name) || except?.has(name) || named.includes(name)) continue;
    forwarded[name] = headers[name];
  }
  return forwarded;
}
