import { BlockList, isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { GatewayConfig } from '../config.js';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether the public port answers `/metrics`: to a developer alone, who calls a site that is known as localhost, directly
 * and from the same machine. Everybody else reads them on METRICS_PORT, which is not published.
 */
export function readsMetrics({
  METRICS_PORT,
  PUBLIC_URL,
}: Pick<GatewayConfig, 'METRICS_PORT' | 'PUBLIC_URL'>): (request: Request) => boolean {
  const isLocalSite = METRICS_PORT === undefined && isThisMachine(new URL(PUBLIC_URL).hostname);
  return ({ socket, headers }) =>
    isLocalSite && isThisMachine(socket.remoteAddress ?? '') && !forwarding.some((name) => headers[name] !== undefined);
}

function isThisMachine(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return address === 'localhost' || thisMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
