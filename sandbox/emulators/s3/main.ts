import { runServer } from '../server/run-server.js';
import { startObjectStore } from './server.js';

const { PORT = '9000', HOST, DATA_DIR, MINIO_ACCESS_KEY, MINIO_SECRET_KEY } = process.env;

function required(name: string, value: string | undefined): string {
  if (value) return value;
  throw new Error(`The object store needs ${name}.`);
}

await runServer(async () => {
  const { endpoint, close } = await startObjectStore({
    dataDir: required('DATA_DIR', DATA_DIR),
    port: Number(PORT),
    host: HOST,
    accessKey: required('MINIO_ACCESS_KEY', MINIO_ACCESS_KEY),
    secretKey: required('MINIO_SECRET_KEY', MINIO_SECRET_KEY),
  });
  return { ready: endpoint, close };
});
