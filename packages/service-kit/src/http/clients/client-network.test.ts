import type { IncomingMessage } from 'node:http';
import { clientNetwork } from './client-network.js';

const from = (remoteAddress: string, forwardedFor?: string) =>
  clientNetwork({
    headers: { 'x-forwarded-for': forwardedFor },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

test.each([
  ['192.0.2.7', '192.0.2.7, 10.0.0.1'],
  ['192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:0:abcd::/64', '2001:db8:0:abcd::1'],
  ['192.0.2.9', undefined],
  ['unknown', 'unknown, 10.0.0.1'],
])('%s of %s', (network, forwardedFor) => expect(from('192.0.2.9', forwardedFor)).toBe(network));
