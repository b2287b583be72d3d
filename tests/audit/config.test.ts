import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProcessIdentity } from '@wayhouse/sandbox/emulators/server/process-identity';
import { findConfig } from './config.js';

const keys = { MINIO_ENDPOINT: 'http://minio.test', MINIO_ACCESS_KEY: 'key', MINIO_SECRET_KEY: 'secret' };
const servers = { MONGO_URL: 'mongodb://db.test', AMQP_URL: 'amqp://broker.test', ...keys };
const dataDir = () => mkdtempSync(path.join(tmpdir(), 'wayhouse-audit-'));

test('takes the servers of the environment', () => {
  const found = findConfig({ ...servers, DATA_DIR: dataDir() });
  const { MONGO_URL: url, ...others } = servers;
  const of = (database: string) => ({ url, database });
  const databases = {
    ...{ catalog: of('catalog'), booking: of('booking') },
    ...{ payment: of('payment'), notification: of('notification') },
  };
  expect(found).toEqual({ ...others, AMQP_NAMESPACE: 'wayhouse', MINIO_BUCKET: 'wayhouse-images', databases });
});

test('takes what the environment does not name from the running platform', () => {
  const folder = dataDir();
  const platform = { launcher: getProcessIdentity(process.pid), processes: {}, control: { url: '', token: '' } };
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify({ ...platform, ...servers }));
  const found = findConfig({ MONGO_URL: 'mongodb://other.test', AMQP_URL: '', DATA_DIR: folder });
  const { MONGO_URL: _, ...others } = servers;
  expect(found).toMatchObject({ ...others, databases: { booking: { url: 'mongodb://other.test' } } });
});

test('names the settings that are missing', () => {
  expect(() => findConfig({ ...keys, DATA_DIR: dataDir() })).toThrow(
    'Set MONGO_URL, AMQP_URL, or start a platform with npm start.',
  );
});

test('a service may have a server and a database of its own', () => {
  const own = {
    BOOKING_MONGO_URL: 'mongodb://one.test:27017,two.test:27017/?replicaSet=own',
    PAYMENT_MONGO_DATABASE: 'money',
  };
  expect(findConfig({ ...servers, ...own, DATA_DIR: dataDir() }).databases).toMatchObject({
    catalog: { url: 'mongodb://db.test', database: 'catalog' },
    booking: { url: own.BOOKING_MONGO_URL, database: 'booking' },
    payment: { url: 'mongodb://db.test', database: 'money' },
  });
});

test('refuses a database for all services, and an address that is none', () => {
  expect(() => findConfig({ ...servers, MONGO_DATABASE: 'all', DATA_DIR: dataDir() })).toThrow(
    'MONGO_DATABASE is that of one service',
  );
  expect(() => findConfig({ ...servers, BOOKING_MONGO_URL: 'own.test', DATA_DIR: dataDir() })).toThrow(
    'BOOKING_MONGO_URL is not an address of MongoDB.',
  );
});
