import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startObjectStore } from './server.js';
import { signedHeaders } from './testing/signed-request.js';
import { clientFor, type StoreUnderTest } from './testing/store-under-test.js';

// What is on disk is the emulator's own, so these tests do not look for another store.
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

test('objects are there again after a restart', async () => {
  const before = await whileRunning(async (client) => {
    await client.makeBucket('photos');
    await client.putObject('photos', '日本/one', 'picture', undefined, { 'Cache-Control': 'immutable' });
    return client.statObject('photos', '日本/one');
  });
  await whileRunning(async (client) => {
    expect(await client.statObject('photos', '日本/one')).toEqual(before);
    expect(await text(await client.getObject('photos', '日本/one'))).toBe('picture');
  });
});

test('a removed object stays away after a restart, and leaves nothing', async () => {
  await whileRunning(async (client) => {
    await client.makeBucket('photos');
    await client.putObject('photos', 'key', 'picture');
    await client.removeObject('photos', 'key');
    expect(await contents()).toEqual([]);
  });
  await whileRunning(async (client) => {
    await expect(client.statObject('photos', 'key')).rejects.toMatchObject({ code: 'NotFound' });
  });
});

test('an upload that breaks off changes nothing and leaves nothing', async () => {
  await whileRunning(async (client, endpoint) => {
    await client.makeBucket('photos');
    await client.putObject('photos', 'key', 'old');
    const payloadHash = createHash('sha256').update('whatever').digest('hex');
    const store = { endpoint, credentials } as StoreUnderTest;
    const headers = signedHeaders(store, '/photos/key', { method: 'PUT', payloadHash });
    const upload = request(`${endpoint}/photos/key`, {
      method: 'PUT',
      headers: { ...headers, 'content-length': 1000 },
    });
    upload.on('error', () => {});
    upload.write('new');
    while ((await contents()).length < 2) await new Promise((resolve) => setImmediate(resolve));
    upload.destroy();
    while ((await contents()).length > 1) await new Promise((resolve) => setImmediate(resolve));
    expect(await text(await client.getObject('photos', 'key'))).toBe('old');
  });
});

test('what a crash left half done is removed at the next start', async () => {
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

test('replacing an object removes its old content', async () => {
  await whileRunning(async (client) => {
    await client.makeBucket('photos');
    await client.putObject('photos', 'key', 'one');
    await client.putObject('photos', 'key', 'two');
    expect(await contents()).toHaveLength(1);
  });
});

test('two stores never share a data folder', async () => {
  await whileRunning(async () => {
    await expect(startObjectStore({ dataDir, ...credentials })).rejects.toThrow(/is in use by the process \d+/);
  });
});
