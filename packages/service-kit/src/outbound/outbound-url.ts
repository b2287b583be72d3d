import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** `allowsLocal` is for tests and the sandbox: addresses of this machine and without https. */
export type OutboundRules = { allowsLocal: boolean };

/**
 * An address that somebody else has chosen, or undefined if no request is to be made to it: without https, with a password, at an
 * unusual port, or at a host that is known not to be on the internet. What names resolve to is checked when connecting, by
 * `publicLookup`.
 */
export function outboundUrl(address: string, { allowsLocal }: OutboundRules): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  if (allowsLocal) return /^https?:$/.test(url.protocol) ? url : undefined;
  if (url.protocol !== 'https:' || url.port) return undefined;
  return isPublicHost(url.hostname) ? url : undefined;
}

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/i.test(host);
}
