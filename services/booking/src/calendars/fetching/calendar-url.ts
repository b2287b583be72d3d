import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** `allowsLocal` is for tests and the sandbox: addresses of this machine and without https. */
export type FetchRules = { allowsLocal: boolean };

/**
 * The address to ask, or undefined if it is not to be asked: without https, with a password, at an unusual port, or at a host that is
 * known not to be on the internet. What names resolve to is checked when connecting.
 */
export function calendarUrl(address: string, { allowsLocal }: FetchRules): URL | undefined {
  const asked = address.replace(/^webcal:/i, 'https:');
  if (!URL.canParse(asked)) return undefined;
  const url = new URL(asked);
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
