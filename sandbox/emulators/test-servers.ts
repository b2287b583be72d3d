import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBroker } from './rabbitmq/server.js';
import { startMongo } from './mongodb/server.js';
import { startObjectStore } from './s3/server.js';

// The servers that tests talk to, on empty data, unless the environment names real ones. Ends with the test run.
const folder = mkdtempSync(join(tmpdir(), 'wayhouse-tests-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('disconnect', () => process.exit(0));

const { env } = process;
const keys = { accessKey: 'tests', secretKey: 'tests-secret' };
const minioOf = (endpoint: string) => ({
  MINIO_ENDPOINT: endpoint,
  MINIO_ACCESS_KEY: keys.accessKey,
  MINIO_SECRET_KEY: keys.secretKey,
});

process.send?.({
  ...(env.MONGO_URL ? {} : { MONGO_URL: (await startMongo({ dataDir: undefined })).url }),
  ...(env.AMQP_URL ? {} : { AMQP_URL: (await startBroker({ dataDir: undefined })).url }),
  ...(env.MINIO_ENDPOINT ? {} : minioOf((await startObjectStore({ dataDir: folder, ...keys })).endpoint)),
});
