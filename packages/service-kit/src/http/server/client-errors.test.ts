import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from './listen.js';

let server: Server;
beforeAll(async () => {
  server = await listen(
    (request, response) => {
      if (request.url === '/started') response.write('started ');
      request.on('error', () => undefined).resume();
    },
    { PORT: 0, HOST: '127.0.0.1' },
  );
});
afterAll(() => closeServer(server));

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');
const chunked = lines('POST /started HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked');

test.each([
  ['is no HTTP', lines('not HTTP at all'), 400, 'invalid-input'],
  [
    'has two lengths',
    lines('POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'),
    400,
    'invalid-input',
  ],
  ['has a body in broken chunks', `${chunked.replace('/started', '/')}no number\r\n`, 400, 'invalid-input'],
  ['has a head of 20 kB', lines('GET / HTTP/1.1', 'Host: x', `A: ${'x'.repeat(20_000)}`), 431, 'too-large'],
])('a request that %s gets a failure response', async (_, sent, status, code) => {
  const socket = open();
  socket.write(sent);
  const response = await text(socket);
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain(`Content-Length: ${body.length}`);
  expect(JSON.parse(body)).toEqual({ success: false, message: expect.stringMatching(/^The .*\.$/) as string, code });
});

test('a response that has started is cut off, not mixed with another', async () => {
  const socket = open();
  socket.write(chunked);
  const [started] = (await once(socket, 'data')) as [Buffer];
  expect(String(started)).toContain('started');
  socket.write('no number\r\n');
  expect(await text(socket)).toBe('');
});
