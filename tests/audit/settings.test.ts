import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProcessIdentity } from '../../sandbox/emulators/server/process-identity.js';
import { findSettings } from './settings.js';

const keys = { MINIO_ENDPOINT: 'http://minio.test', MINIO_ACCESS_KEY: 'key', MINIO_SECRET_KEY: 'secret' };
const servers = { MONGO_URL: 'mongodb://db.test', AMQP_URL: 'amqp://broker.test', ...keys };
const dataDir = () => mkdtempSync(path.join(tmpdir(), 'wayhouse-audit-'));

test('takes the servers of the environment', () => {
  const found = findSettings({ ...servers, DATA_DIR: dataDir() });
  expect(found).toEqual({ ...servers, AMQP_NAMESPACE: 'wayhouse', MINIO_BUCKET: 'wayhouse-images' });
});

test('takes what the environment does not name from the running platform', () => {
  const folder = dataDir();
  const platform = { launcher: getProcessIdentity(process.pid), processes: {}, control: { url: '', token: '' } };
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify({ ...platform, ...servers }));
  const found = findSettings({ MONGO_URL: 'mongodb://other.test', AMQP_URL: '', DATA_DIR: folder });
  expect(found).toMatchObject({ ...servers, MONGO_URL: 'mongodb://other.test' });
});

test('names the settings that are missing', () => {
  expect(() => findSettings({ ...keys, DATA_DIR: dataDir() })).toThrow(
    'Set MONGO_URL, AMQP_URL, or start a platform with npm start.',
  );
});
