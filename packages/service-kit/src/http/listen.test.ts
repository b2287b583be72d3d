import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closeServer, listen } from './listen.js';

let server: Server;
beforeAll(async () => {
  server = await listen((request, response) => void request.resume().on('end', () => response.end('all of it')), {
    PORT: 0,
    HOST: '127.0.0.1',
  });
});
afterAll(() => closeServer(server));

/** Sends a text and nothing more, and returns the response until the connection ends. */
async function responseTo(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.on('data', (part) => (response += String(part))).write(text);
  // A client that is cut off while it sends may get an error.
  socket.on('error', () => undefined);
  await new Promise((closed) => socket.once('close', closed));
  return response;
}

test('allows ten seconds for the head of a request and five minutes for all of it', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 300_000]);
});

test('cuts off a client that does not finish the head or the body in time', async () => {
  const whole = 'POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc';
  expect(await responseTo(whole)).toContain('all of it');
  Object.assign(server, { headersTimeout: 50, requestTimeout: 100 });
  const head = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n';
  const responses = await Promise.all(['', head, `${head}\r\nabc`].map(responseTo));
  for (const response of responses) expect(response).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
