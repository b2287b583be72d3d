import { startObjectStore } from './server.js';

const { PORT = '9000', HOST = '127.0.0.1', DATA_DIR, MINIO_ACCESS_KEY, MINIO_SECRET_KEY } = process.env;

function fail(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

function required(name: string, value: string | undefined): string {
  return value || fail(new Error(`The object store needs ${name}.`));
}

const store = await startObjectStore({
  dataDir: required('DATA_DIR', DATA_DIR),
  port: Number(PORT),
  host: HOST,
  accessKey: required('MINIO_ACCESS_KEY', MINIO_ACCESS_KEY),
  secretKey: required('MINIO_SECRET_KEY', MINIO_SECRET_KEY),
}).catch(fail);
process.send?.({ ready: store.endpoint });

const stop = () => void store.close().then(() => process.exit(0), fail);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Whoever started this and can no longer stop it does not need it any more.
process.once('disconnect', stop);
