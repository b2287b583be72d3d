import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import { request as open, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import express from 'express';
import { eventually } from '../../testing/eventually.js';
import { createLog } from '../../log.js';
import { errorHandler } from '../errors/error-handler.js';
import { closeServer, listen, serverUrl } from '../server/listen.js';
import { uploadReceiver } from './receive-uploads.js';
import { openUploadFolder } from './upload-folder.js';
import { uploadPlaces } from './upload-places.js';

const never = { graceMs: 60_000, bytesPerSecond: 1 };
const limits = { open: 50, perCaller: 2, inHand: 2, bytes: 1_000_000 };
const stops: (() => Promise<void>)[] = [];
const sendings: ClientRequest[] = [];
afterEach(async () => {
  for (const sending of sendings.splice(0)) sending.destroy();
  for (const stop of stops.splice(0)) await stop();
});

/** A server that answers a form once it is received. Who sends it is in the header `caller`. */
async function start({ pace = never, places = limits } = {}) {
  const folder = openUploadFolder();
  const receive = uploadReceiver(folder, uploadPlaces(places), pace);
  const app = express();
  app.post('/', async (request, response) => {
    const files = { field: 'images', maxCount: 2, maxBytes: 500_000 };
    const { discard } = await receive(files, request, response, request.get('caller'));
    await discard();
    response.end('received');
  });
  app.use(errorHandler(createLog('tests', 'silent')));
  const server: Server = await listen(app, { PORT: 0, HOST: '127.0.0.1' });
  stops.push(() => closeServer(server).then(() => folder.remove()));
  const url = serverUrl(server, '127.0.0.1');
  return {
    /** Begins a form, and leaves it at that. */
    drip(caller: string, bytes = 10) {
      const headers = { caller, 'content-type': 'multipart/form-data; boundary=x' };
      const sending = open(url, { method: 'POST', headers });
      sendings.push(sending);
      sending.on('error', () => undefined);
      sending.write('--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n');
      sending.write(Buffer.alloc(bytes));
      return sending;
    },
    post(caller: string, bytes = 10) {
      const body = new FormData();
      body.append('images', new Blob([Buffer.alloc(bytes)]), 'photo.jpg');
      return fetch(url, { method: 'POST', headers: { caller }, body });
    },
  };
}

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`wayhouse-uploads-${process.pid}-`));
const forms = () => folders().flatMap((folder) => readdirSync(path.join(tmpdir(), folder)));
const areOpen = (count: number) => eventually(async () => expect(forms()).toHaveLength(count));

test('forms that drip in keep nobody else from uploading', async () => {
  const { drip, post } = await start();
  for (const caller of ['a', 'b', 'c', 'd', 'e', 'f']) for (const _ of [1, 2]) drip(caller);
  await areOpen(12);
  expect((await post('guest')).status).toBe(200);
  expect((await post('a')).status).toBe(503);
});

test('a form that is slower than its pace is answered and cut off, and leaves nothing', async () => {
  const { drip, post } = await start({ pace: { graceMs: 1000, bytesPerSecond: 1_000_000 } });
  const sending = drip('ann');
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(408);
  expect(JSON.parse(await text(response))).toMatchObject({ success: false, code: 'timed-out' });
  await eventually(async () => expect(sending.destroyed).toBe(true));
  await areOpen(0);
  for (const _ of [1, 2, 3]) expect((await post('ann')).status).toBe(200);
});

test('what has arrived earns a form more time', async () => {
  const { drip } = await start({ pace: { graceMs: 100, bytesPerSecond: 1000 } });
  const [slow, steady] = [drip('ann'), drip('bob', 100_000)];
  const cutOff = await Promise.race([slow, steady].map((each) => once(each, 'response').then(() => each)));
  expect(cutOff).toBe(slow);
  steady.end('\r\n--x--\r\n');
  const [response] = (await once(steady, 'response')) as [IncomingMessage];
  expect(await text(response)).toBe('received');
});

test('beyond what forms may have on the disk together, no more is received, and what was left is free again', async () => {
  const { drip, post } = await start({ places: { ...limits, bytes: 100_000 } });
  const filling = drip('ann', 60_000);
  await areOpen(1);
  await eventually(async () => expect((await post('bob', 60_000)).status).toBe(503));
  expect((await post('bob', 10_000)).status).toBe(200);
  filling.destroy();
  await eventually(async () => expect((await post('bob', 60_000)).status).toBe(200));
});
