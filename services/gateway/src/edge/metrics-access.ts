import { BlockList, isIPv6 } from 'node:net';
import type { Request } from 'express';
import { isLocalHost } from '@wayhouse/service-kit/public-site';
import type { GatewayConfig } from '../config.js';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether the public port serves `/metrics`: only to a developer who requests a site on localhost from the same machine, under
 * a name of this machine and without a proxy. In production they are on METRICS_PORT, which is not published.
 */
export function mayReadMetrics({
  METRICS_PORT,
  PUBLIC_URL,
}: Pick<GatewayConfig, 'METRICS_PORT' | 'PUBLIC_URL'>): (request: Request) => boolean {
  const isLocalSite = METRICS_PORT === undefined && isLoopback(new URL(PUBLIC_URL).hostname);
  return ({ socket, headers }) =>
    isLocalSite &&
    isLoopback(socket.remoteAddress ?? '') &&
    isLocalHost(headers.host) &&
    !forwardingHeaders.some((name) => headers[name] !== undefined);
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return address === 'localhost' || loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
