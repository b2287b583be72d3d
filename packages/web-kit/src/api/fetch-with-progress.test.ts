import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import { createApi } from './create-api.js';
import { fetchWithProgress } from './fetch-with-progress.js';

let respond: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => respond(request, response));
let site: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  const { open } = XMLHttpRequest.prototype;
  const openAtServer = function (this: XMLHttpRequest, method: string, path: string | URL) {
    open.call(this, method, new URL(path, site), true);
  };
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(openAtServer);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
/** Responds as the service does, and records its requests. */
function stubService(status: number, body: object) {
  const requests: { token?: string; type?: string; bytes: number }[] = [];
  respond = (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => {
      requests.push({ token: request.headers.authorization, type: request.headers['content-type'], bytes });
      response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  };
  return requests;
}
const listing = { roomType: 'Double Bed', pricePerNight: '120' } as const;
const files = [new File(['x'.repeat(300_000)], 'sea.jpg', { type: 'image/jpeg' })];
const upload = (options: object) => createApi(async () => 'token').call(addRoom, listing, { files, ...options });

test('uploads a form with the bearer token and reports progress', async () => {
  const requests = stubService(200, { success: true, message: 'Your room is listed.' });
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
  expect(requests).toEqual([
    { token: 'Bearer token', type: expect.stringContaining('multipart/form-data'), bytes: expect.any(Number) },
  ]);
  expect(requests[0]!.bytes).toBeGreaterThan(300_000);
  expect([shares[0], shares.at(-1)]).toEqual([0.25, 1]);
});

test('a rejected upload carries the server’s message and the invalid field', async () => {
  const failure = { success: false, message: 'Each image can be at most 10 MB.', code: 'too-large', field: 'images' };
  stubService(413, failure);
  await expect(upload({ onProgress: () => undefined })).rejects.toMatchObject({
    message: failure.message,
    code: 'too-large',
    field: 'images',
    status: 413,
  });
});

test('an aborted upload rejects with the reason and closes the connection', async () => {
  const stopper = new AbortController();
  const aborted = new Promise((resolve) => {
    respond = (request, response) => {
      if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
      request.resume().on('close', resolve);
      stopper.abort(new Error('Stopped.'));
    };
  });
  await expect(upload({ onProgress: () => undefined, signal: stopper.signal })).rejects.toThrow('Stopped.');
  await aborted;
});

test('sends nothing if it was aborted before it started', async () => {
  const requests = stubService(200, { success: true });
  const request = { method: 'POST', headers: {}, body: 'x', signal: AbortSignal.abort(new Error('Stopped.')) };
  await expect(fetchWithProgress('/', request, () => undefined)).rejects.toThrow('Stopped.');
  expect(requests).toEqual([]);
});

test('rejects with a readable message when the connection breaks', async () => {
  // jsdom logs the broken request to the console, as browsers do.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  respond = (request) => void request.socket.destroy();
  await expect(upload({ onProgress: () => undefined })).rejects.toMatchObject({
    status: 0,
    code: 'unreachable',
    message: expect.stringContaining('cannot reach Wayhouse'),
  });
});
