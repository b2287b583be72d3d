import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eventually } from '../../testing/eventually.js';
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

test('allows ten seconds for the head of a request and five minutes for all of it, and a minute without a byte', () => {
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([10_000, 300_000, 60_000]);
});

test('cuts off a client that does not finish the head or the body in time', async () => {
  const whole = 'POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc';
  expect(await responseTo(whole)).toContain('all of it');
  Object.assign(server, { headersTimeout: 50, requestTimeout: 100 });
  const head = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n';
  const responses = await Promise.all(['', head, `${head}\r\nabc`].map(responseTo));
  for (const response of responses) expect(response).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

const started: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(started.splice(0).map(closeServer));
});

async function start(app: RequestListener, options: Partial<Parameters<typeof listen>[1]> = {}) {
  const own = await listen(app, { PORT: 0, HOST: '127.0.0.1', ...options });
  started.push(own);
  return {
    own,
    async open() {
      const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    },
  };
}
const get = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
const large = Buffer.alloc(8_000_000);

test('requests that are sent ahead are answered in turn, the next one when its turn comes', async () => {
  let running = 0;
  let most = 0;
  let text = '';
  const { open } = await start((request, response) => {
    most = Math.max(most, ++running);
    setImmediate(() => {
      running--;
      response.end(`<${request.url}>`);
    });
  });
  const socket = await open();
  socket.on('data', (part) => (text += String(part)));
  socket.write(Array.from({ length: 10 }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: here\r\n\r\n`).join(''));
  await eventually(async () =>
    expect(text.match(/<[^>]*>/g)).toEqual(Array.from({ length: 10 }, (_, at) => `</${at}>`)),
  );
  expect(most).toBe(1);
});

test('while a client does not read, no further request of its connection is answered', async () => {
  const asked: string[] = [];
  const { open } = await start((request, response) => {
    asked.push(String(request.url));
    response.end(large);
  });
  const socket = await open();
  socket.pause().write(get.repeat(10));
  await eventually(async () => expect(asked).toHaveLength(1));
  socket.resume();
  await eventually(async () => expect(asked).toHaveLength(10));
});

test('a client that sends many requests ahead is disconnected', async () => {
  const { open } = await start((_request, response) => void response.end(large));
  const socket = await open();
  socket.write(get.repeat(18));
  socket.resume();
  await once(socket, 'close');
});

test('a client that reads nothing is disconnected in the end', async () => {
  const { own, open } = await start((_request, response) => void response.end(large));
  own.timeout = 50;
  const closed = new Promise((resolve) => own.once('connection', (socket: Socket) => socket.once('close', resolve)));
  (await open()).pause().write(get);
  await closed;
});

test('an address has only so many connections, until it closes one', async () => {
  const refused: string[] = [];
  const options = { MAX_CONNECTIONS_PER_ADDRESS: 2, onRefused: (limit: string) => void refused.push(limit) };
  const { open } = await start((_request, response) => void response.end('here'), options);
  const [first, second, third] = [await open(), await open(), await open()];
  const answerOf = async (socket: Socket) => String(((await once(socket, 'data')) as [Buffer])[0]);
  const refusal = await answerOf(third);
  expect([refusal.split('\r\n')[0], refusal]).toEqual([
    'HTTP/1.1 503 Service Unavailable',
    expect.stringMatching(/Retry-After: \d+/),
  ]);
  expect(refused).toEqual(['connections of an address']);
  second.write(get);
  expect(await answerOf(second)).toContain('here');
  first.destroy();
  await eventually(async () => {
    const next = await open();
    next.write(get);
    expect(await answerOf(next)).toContain('here');
  });
});

test('a process has only so many connections', async () => {
  const refused: string[] = [];
  const options = { MAX_CONNECTIONS: 2, onRefused: (limit: string) => void refused.push(limit) };
  const { open } = await start((_request, response) => void response.end('here'), options);
  const [first] = [await open(), await open()];
  await once(await open(), 'close');
  expect(refused).toEqual(['connections']);
  first!.write(get);
  expect(String(((await once(first!, 'data')) as [Buffer])[0])).toContain('here');
});

test('a body that drips in is cut off, unless it has photos', async () => {
  const taken: string[] = [];
  const app: RequestListener = (request, response) => {
    request.once('close', () => taken.push(request.complete ? 'whole' : 'cut off'));
    request.resume().once('end', () => response.end('here'));
  };
  const { open } = await start(app, { bodyTimeoutMs: 50 });
  const begin = async (type: string) => {
    const socket = await open();
    socket.write(`POST / HTTP/1.1\r\nHost: here\r\nContent-Type: ${type}\r\nContent-Length: 3\r\n\r\na`);
    return socket;
  };
  const photos = await begin('multipart/form-data; boundary=x');
  await once(await begin('application/json'), 'close');
  expect(taken).toEqual(['cut off']);
  photos.write('bc');
  expect(String(((await once(photos, 'data')) as [Buffer])[0])).toContain('here');
});

test('a body that is refused before it has ended keeps no process from ending', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((type) => type === 'Timeout').length;
  const { open } = await start((_request, response) => void response.writeHead(413, { Connection: 'close' }).end());
  const before = timers();
  const socket = await open();
  socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 3\r\n\r\na');
  await once(socket.resume(), 'close');
  // Far less than a body may take.
  await eventually(async () => expect(timers()).toBeLessThanOrEqual(before), 5000);
});
