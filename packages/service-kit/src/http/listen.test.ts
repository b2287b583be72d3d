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

/** What a caller hears until the connection ends who sends this and then nothing more. */
async function heard(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += String(part))).write(text);
  // Who is cut off before all it sent was read may be told so by an error.
  socket.on('error', () => undefined);
  await new Promise((over) => socket.once('close', over));
  return answer;
}

test('ten seconds are enough for the head of a request, five minutes for all of it', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 300_000]);
});

test('who never comes to the end of the head, or of the body, is cut off soon after the time is up', async () => {
  const whole = 'POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc';
  expect(await heard(whole)).toContain('all of it');
  Object.assign(server, { headersTimeout: 50, requestTimeout: 100 });
  const head = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n';
  const answers = await Promise.all(['', head, `${head}\r\nabc`].map(heard));
  for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});
