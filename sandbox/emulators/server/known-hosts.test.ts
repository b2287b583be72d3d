import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestProviders } from '../providers/testing/test-providers.js';
import { startObjectStore } from '../s3/server.js';

const statusUnder = (host: string, url: string) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });

test('Clerk, Stripe and the pages answer under names of this machine and of containers alone', async () => {
  const { url, close } = await startTestProviders();
  const page = `${url}/__sandbox/`;
  for (const host of ['localhost:8080', '127.0.0.1', 'sandbox:8080']) expect(await statusUnder(host, page)).toBe(200);
  for (const path of ['/__sandbox/', '/v1/charges', '/clerk-api/v1/users', '/__clerk/v1/client'])
    expect(await statusUnder('rebound.example', url + path)).toBe(403);
  await close();
});

test('so does the object store, before it looks at a signature', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 's3-'));
  const { endpoint, close } = await startObjectStore({ dataDir, accessKey: 'key', secretKey: 'secret' });
  const answer = (host: string) =>
    new Promise((resolve) =>
      request(endpoint, { headers: { host } }, (each) => {
        each.resume();
        resolve(each.headers['content-type']);
      }).end(),
    );
  expect(await answer('minio:9000')).toBe('application/xml');
  expect(await answer('rebound.example')).toBe('text/plain');
  await close();
});
