import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startObjectStore } from './server.js';
import { clientFor } from './store-under-test.js';

// What is on disk is the stand-in's own, so these tests do not look for another store.
const credentials = { accessKey: 'sandbox-key', secretKey: 'sandbox-secret' };
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayhouse-s3-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function whileRunning<Result>(work: (client: ReturnType<typeof clientFor>, endpoint: string) => Promise<Result>) {
  const store = await startObjectStore({ dataDir, ...credentials });
  try {
    return await work(clientFor(store.endpoint, credentials), store.endpoint);
  } finally {
    await store.close();
  }
}

const contents = () => readdir(join(dataDir, 'buckets', 'photos', 'contents'));

test('objects, metadata, policies and unfinished uploads outlive the process', async () => {
  const policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: 'arn:aws:s3:::photos/*' }],
  });
  const before = await whileRunning(async (client) => {
    await client.makeBucket('photos');
    await client.setBucketPolicy('photos', policy);
    await client.putObject('photos', '日本/one', 'picture', undefined, { 'X-Amz-Meta-Room': 'r1' });
    await client.initiateNewMultipartUpload('photos', 'later', {});
    return client.statObject('photos', '日本/one');
  });
  await whileRunning(async (client, endpoint) => {
    expect(await client.statObject('photos', '日本/one')).toEqual(before);
    expect(await (await fetch(`${endpoint}/photos/${encodeURI('日本/one')}`)).text()).toBe('picture');
    expect(await client.findUploadId('photos', 'later')).toBeDefined();
  });
});

test('a removed bucket stays removed', async () => {
  await whileRunning(async (client) => {
    await client.makeBucket('photos');
    await client.removeBucket('photos');
  });
  expect(await whileRunning((client) => client.bucketExists('photos'))).toBe(false);
});

test('an upload that breaks off changes nothing and leaves nothing', async () => {
  await whileRunning(async (client, endpoint) => {
    await client.makeBucket('photos');
    await client.putObject('photos', 'key', 'old');
    const url = await client.presignedPutObject('photos', 'key');
    const upload = request(url, { method: 'PUT', headers: { 'content-length': 1000 } });
    upload.on('error', () => {});
    upload.write('new');
    while ((await contents()).length < 2) await new Promise((resolve) => setImmediate(resolve));
    upload.destroy();
    while ((await contents()).length > 1) await new Promise((resolve) => setImmediate(resolve));
    expect(await (await fetch(await client.presignedGetObject('photos', 'key'))).text()).toBe('old');
    expect((await fetch(endpoint)).status).toBe(403);
  });
});

test('what a crash left half done is swept at the next start', async () => {
  await whileRunning(async (client) => {
    await client.makeBucket('photos');
    await client.putObject('photos', 'key', 'kept');
  });
  await writeFile(join(dataDir, 'buckets', 'photos', 'contents', 'half'), 'content without a record');
  await writeFile(join(dataDir, 'buckets', 'photos', 'objects', 'half.json.new'), '{"key":"ha');
  await whileRunning(async (client) => {
    expect((await client.statObject('photos', 'key')).size).toBe(4);
  });
  expect(await contents()).toHaveLength(1);
});

test('replacing and removing leave no old content behind', async () => {
  await whileRunning(async (client) => {
    await client.makeBucket('photos');
    await client.putObject('photos', 'key', 'one');
    await client.putObject('photos', 'key', 'two');
    expect(await contents()).toHaveLength(1);
    await client.removeObject('photos', 'key');
    expect(await contents()).toHaveLength(0);
  });
});

test('two stores never share a data folder', async () => {
  await whileRunning(async () => {
    await expect(startObjectStore({ dataDir, ...credentials })).rejects.toThrow(/is in use by the process \d+/);
  });
});
