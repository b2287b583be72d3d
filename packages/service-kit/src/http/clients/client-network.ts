import type { IncomingMessage } from 'node:http';
import { networkOf } from './network.js';

/** The network that a request to a service came from, for limits. The gateway, which alone reaches it, names the client first. */
export function clientNetwork({ headers, socket }: IncomingMessage): string {
  const [client = ''] = String(headers['x-forwarded-for'] ?? '').split(',');
  return networkOf(client.trim() || (socket.remoteAddress ?? 'unknown'));
}
