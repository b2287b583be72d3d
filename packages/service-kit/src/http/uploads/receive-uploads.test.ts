import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request as open } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { defineCall } from '@wayhouse/contracts';
import { requestErrorMessages } from '@wayhouse/messages/request-errors';
import { eventually } from '../../testing/eventually.js';
import { signToken, testService } from '../../testing/test-service.js';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { route } from '../routes/route.js';
import { uploadLimits } from './upload-places.js';

const send = defineCall({
  method: 'POST',
  path: '/api/photos',
  access: 'guest',
  input: z.object({ note: z.string().optional() }),
  response: z.object({ texts: z.array(z.string()) }),
  files: { field: 'images', maxCount: 2, maxBytes: 1000 },
});

/** The forms that are being handled, each with a function that lets it go on. */
const handled: { signal: AbortSignal; goOn: () => void }[] = [];
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService('payment', () => ({
    routes: [
      route(send, async ({ files, input, signal }) => {
        await new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          if (input.note === 'wait') handled.push({ signal, goOn: resolve });
          else resolve();
        });
        return { texts: await Promise.all(files.map((file) => readFile(file.path, 'utf8'))) };
      }),
    ],
    consumers: withNoopConsumers('payment'),
  }));
});
beforeEach(() => void handled.splice(0));
afterAll(() => service.stop());

function post(as: string, texts: string[], { note, signal }: { note?: string; signal?: AbortSignal } = {}) {
  const body = new FormData();
  if (note) body.set('note', note);
  texts.forEach((text) => body.append('images', new Blob([text]), 'photo.jpg'));
  const headers = { authorization: `Bearer ${signToken(as)}` };
  return fetch(service.url + send.path, { method: 'POST', headers, body, signal });
}
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`wayhouse-uploads-${process.pid}-`));
const forms = () => folders().flatMap((folder) => readdirSync(path.join(tmpdir(), folder)));
const areHandled = (count: number) => eventually(() => Promise.resolve(expect(handled).toHaveLength(count)));
const areGone = () => eventually(() => Promise.resolve(expect(forms()).toEqual([])));

test('a handler reads files from disk, and they are gone after the response', async () => {
  const answer = post('ann', ['one', 'two'], { note: 'wait' });
  await areHandled(1);
  expect(forms()).toHaveLength(1);
  handled[0]!.goOn();
  expect(await (await answer).json()).toMatchObject({ texts: ['one', 'two'] });
  await areGone();
});

test('the files of a refused form are gone, too', async () => {
  expect((await post('ann', ['one', 'x'.repeat(1001)])).status).toBe(413);
  expect((await post('ann', ['one', 'two', 'three'])).status).toBe(422);
  await areGone();
});

test('beyond the places of a caller an upload is refused at once, with when to try again, and others are served', async () => {
  const waiting = Array.from({ length: uploadLimits.perCaller }, () => post('ann', ['photo'], { note: 'wait' }));
  await areHandled(uploadLimits.perCaller);
  const refused = await post('ann', ['photo']);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable', message: requestErrorMessages['uploads-busy'] });
  expect((await post('bob', ['photo'])).status).toBe(200);
  expect((await post('ann', [])).status).toBe(200);
  for (const { goOn } of handled) goOn();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  expect((await post('ann', ['photo'])).status).toBe(200);
});

test('while all places are taken a form that is whole waits for one, whoever sends it', async () => {
  const { inHand, perCaller } = uploadLimits;
  const callers = Array.from({ length: inHand }, (_, at) => `caller-${Math.floor(at / perCaller)}`);
  const waiting = callers.map((caller) => post(caller, ['photo'], { note: 'wait' }));
  await areHandled(inHand);
  const next = post('new', ['photo'], { note: 'wait' });
  await eventually(async () => expect(forms()).toHaveLength(inHand + 1));
  expect(handled).toHaveLength(inHand);
  handled[0]!.goOn();
  await areHandled(inHand + 1);
  for (const { goOn } of handled) goOn();
  expect((await Promise.all([...waiting, next])).map(({ status }) => status)).toEqual(Array(inHand + 1).fill(200));
});

test('a caller who leaves aborts the work, and the files go', async () => {
  const leaving = new AbortController();
  const answer = post('ann', ['photo'], { note: 'wait', signal: leaving.signal });
  await areHandled(1);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await eventually(() => Promise.resolve(expect(handled[0]!.signal.aborted).toBe(true)));
  await areGone();
});

test('a form that breaks off leaves nothing behind and gives its place back', async () => {
  for (let times = 0; times <= uploadLimits.perCaller; times++) {
    const headers = { authorization: `Bearer ${signToken('ann')}`, 'content-type': 'multipart/form-data; boundary=x' };
    const sending = open(service.url + send.path, { method: 'POST', headers });
    sending.on('error', () => undefined);
    sending.write('--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nhalf a photo');
    await eventually(() => Promise.resolve(expect(forms()).toHaveLength(1)));
    sending.destroy();
    await new Promise((resolve) => sending.once('close', resolve));
    await areGone();
  }
  expect((await post('ann', ['photo'])).status).toBe(200);
});
