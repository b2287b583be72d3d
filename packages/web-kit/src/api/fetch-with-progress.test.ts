import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import { createApi } from './create-api.js';
import { sendWithProgress } from './fetch-with-progress.js';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let site: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  const { open } = XMLHttpRequest.prototype;
  const atTheServer = function (this: XMLHttpRequest, method: string, path: string | URL) {
    open.call(this, method, new URL(path, site), true);
  };
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(atTheServer);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
/** Answers as the service does, and keeps what it was sent. */
function service(status: number, body: object) {
  const heard: { token?: string; type?: string; bytes: number }[] = [];
  answer = (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => {
      heard.push({ token: request.headers.authorization, type: request.headers['content-type'], bytes });
      response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  };
  return heard;
}
const listing = { roomType: 'Double Bed', pricePerNight: '120' } as const;
const files = [new File(['x'.repeat(300_000)], 'sea.jpg', { type: 'image/jpeg' })];
const upload = (options: object) => createApi(async () => 'token').call(addRoom, listing, { files, ...options });

test('an upload goes out as a form with the bearer token, and tells how far it is', async () => {
  const heard = service(200, { success: true, message: 'Your room is listed.' });
  const { send } = XMLHttpRequest.prototype;
  // jsdom does not know the size of a form; browsers do.
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 30, total: 120 }));
    send.call(this, body);
  });
  const shares: number[] = [];
  await expect(upload({ onProgress: (share: number) => shares.push(share) })).resolves.toMatchObject({
    message: 'Your room is listed.',
  });
  expect(heard).toEqual([
    { token: 'Bearer token', type: expect.stringContaining('multipart/form-data'), bytes: expect.any(Number) },
  ]);
  expect(heard[0]!.bytes).toBeGreaterThan(300_000);
  expect([shares[0], shares.at(-1)]).toEqual([0.25, 1]);
});

test('a refused upload rejects with the server’s message and the field to blame', async () => {
  const failure = { success: false, message: 'Each image can be at most 10 MB.', code: 'too-large', field: 'images' };
  service(413, failure);
  await expect(upload({ onProgress: () => undefined })).rejects.toMatchObject({
    ...{ message: failure.message, code: 'too-large', field: 'images', status: 413 },
  });
});

test('an upload that is stopped ends with the reason, and the server sees it break off', async () => {
  const stopper = new AbortController();
  const brokenOff = new Promise((resolve) => {
    answer = (request, response) => {
      if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
      request.resume().on('close', resolve);
      stopper.abort(new Error('Stopped.'));
    };
  });
  await expect(upload({ onProgress: () => undefined, signal: stopper.signal })).rejects.toThrow('Stopped.');
  await brokenOff;
});

test('one that was stopped before it began is not sent', async () => {
  const heard = service(200, { success: true });
  const request = { method: 'POST', headers: {}, body: 'x', signal: AbortSignal.abort(new Error('Stopped.')) };
  await expect(sendWithProgress('/', request, () => undefined)).rejects.toThrow('Stopped.');
  expect(heard).toEqual([]);
});

test('an upload whose line breaks says in plain words that Wayhouse cannot be reached', async () => {
  // jsdom writes what broke to the console, as browsers do.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = (request) => void request.socket.destroy();
  await expect(upload({ onProgress: () => undefined })).rejects.toMatchObject({
    status: 0,
    code: 'unreachable',
    message: expect.stringContaining('cannot reach Wayhouse'),
  });
});
