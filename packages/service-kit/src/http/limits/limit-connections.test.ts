import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { limitConnections } from './limit-connections.js';

/** A connection from this address, as far as the limit looks at it. */
function connectionFrom(remoteAddress: string) {
  const sent: string[] = [];
  return Object.assign(new EventEmitter(), { remoteAddress, sent, write: (part: string) => sent.push(part) });
}

test('the addresses of one IPv6 network have only so many connections together, until one ends', () => {
  const server = new EventEmitter();
  const refused = jest.fn();
  limitConnections(server as Server, 2, refused);
  const open = (address: string) => {
    const connection = connectionFrom(address);
    server.emit('connection', connection);
    return connection;
  };
  const [first] = [open('2001:db8:1:2::1'), open('2001:db8:1:2::2')];
  const third = open('2001:db8:1:2:ffff::3');
  expect(third.sent).toEqual([expect.stringMatching(/^HTTP\/1\.1 503 /)]);
  expect(open('2001:db8:1:3::1').sent).toEqual([]);
  expect(refused).toHaveBeenCalledTimes(1);
  for (const ended of [third, first]) ended.emit('close');
  expect(open('2001:db8:1:2::4').sent).toEqual([]);
});
