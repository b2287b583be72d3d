import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { countByNetwork, networkOf } from '../clients/network.js';

const refusal = [
  `HTTP/1.1 503 ${STATUS_CODES[503]}`,
  'Content-Length: 0',
  'Retry-After: 10',
  'Cache-Control: no-store',
  'Connection: close',
].join('\r\n');

/** Refuses connections of an address that has `most` of them open. Not behind a proxy, whose connections are everybody's. */
export function limitConnections(server: Server, most: number, onRefused: () => void): void {
  const open = countByNetwork();
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = open.add(network);
    socket.once('close', () => open.remove(network));
    // At once, before anything that it has sent is read.
    if (count <= most) return;
    onRefused();
    socket.write(`${refusal}\r\n\r\n`, () => socket.destroy());
  });
}
