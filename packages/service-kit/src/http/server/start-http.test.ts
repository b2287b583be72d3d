import { request } from 'node:http';
import { z } from 'zod';
import { clerkWebhook, defineCall, stripeWebhook } from '@wayhouse/contracts';
import { createLog } from '../../log.js';
import { recordLog } from '../../testing/record-log.js';
import { signWebhook, webhookSecret } from '../../testing/sign-webhook.js';
import { eventually } from '../../testing/eventually.js';
import { testConfig } from '../../testing/test-service.js';
import { createMetrics } from '../metrics/metrics.js';
import { route } from '../routes/route.js';
import { signedWebhook } from '../routes/signed-webhook.js';
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

test('deliveries whose signature does not match are counted, and logged once a minute', async () => {
  const { log, lines } = recordLog();
  const service = await start({
    webhooks: [signedWebhook(clerkWebhook, webhookSecret, z.object({}), async () => undefined)],
    log,
  });
  const deliver = async (secret?: string) => {
    const headers = { ...signWebhook('{}', { secret }), 'content-type': 'application/json' };
    return (await fetch(service.url + clerkWebhook.path, { method: 'POST', headers, body: '{}' })).status;
  };
  const refused = () => lines.filter((line) => line.includes('a delivery to a webhook was refused'));
  expect(await deliver()).toBe(200);
  expect(refused()).toEqual([]);
  const other = `whsec_${Buffer.from('the secret of before').toString('base64')}`;
  expect([await deliver(other), await deliver(other)]).toEqual([400, 400]);
  expect(refused().map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 40, webhook: clerkWebhook.path, reason: 'signature-invalid' }),
  ]);
  const counted = `http_request_seconds_count{service="tests",method="POST",route="${clerkWebhook.path}",status="400"} 2`;
  await eventually(async () => expect(await (await fetch(`${service.url}/metrics`)).text()).toContain(counted));
  await service.stop();
});
