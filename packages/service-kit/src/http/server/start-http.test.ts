import { request } from 'node:http';
import { z } from 'zod';
import { defineCall, stripeWebhook } from '@wayhouse/contracts';
import { createLog } from '../../log.js';
import { eventually } from '../../testing/eventually.js';
import { testConfig } from '../../testing/test-service.js';
import { createMetrics } from '../metrics/metrics.js';
import { route } from '../routes/route.js';
import { startHttp } from './start-http.js';
import { openUploadFolder } from '../uploads/upload-folder.js';

const show = defineCall({
  method: 'GET',
  path: '/api/rooms',
  access: 'anyone',
  input: z.object({}),
  response: z.object({ isDone: z.boolean() }),
});

const start = (over: Partial<Parameters<typeof startHttp>[0]>) =>
  startHttp({
    config: testConfig('catalog'),
    routes: [],
    uploadFolder: openUploadFolder(),
    readiness: () => ({}),
    log: createLog('tests', 'silent'),
    metrics: createMetrics('tests'),
    ...over,
  });

test('a service answers MAX_REQUESTS_IN_FLIGHT requests at once, and webhooks beside them', async () => {
  const waiting: (() => void)[] = [];
  const delivered: string[] = [];
  const service = await start({
    config: { ...testConfig('catalog'), MAX_REQUESTS_IN_FLIGHT: 2 },
    routes: [
      route(
        show,
        async () => new Promise<{ isDone: boolean }>((resolve) => waiting.push(() => resolve({ isDone: true }))),
      ),
    ],
    webhooks: [{ path: stripeWebhook.path, receive: async (body) => void delivered.push(body.toString()) }],
  });
  try {
    const get = () => fetch(service.url + show.path);
    const accepted = [get(), get()];
    await eventually(async () => expect(waiting).toHaveLength(2));
    expect((await get()).status).toBe(503);
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
    const webhook = await fetch(service.url + stripeWebhook.path, { method: 'POST', body: 'paid' });
    expect([webhook.status, delivered]).toEqual([200, ['paid']]);
    for (const answer of waiting) answer();
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    await service.stop();
  }
});

test('on a site of this machine nothing is answered under a foreign name, metrics neither', async () => {
  const service = await start({});
  const statusUnder = (host: string) =>
    new Promise((resolve) => {
      const asked = request(`${service.url}/metrics`, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.end();
    });
  expect(await statusUnder('catalog:8080')).toBe(200);
  expect(await statusUnder('rebound.example')).toBe(403);
  await service.stop();
});
