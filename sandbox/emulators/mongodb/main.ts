import { startMongo } from './server.js';

const { PORT = '0', HOST = '127.0.0.1', DATA_DIR } = process.env;

try {
  const { url, close } = await startMongo({ dataDir: DATA_DIR, port: Number(PORT), host: HOST });
  const stop = () => void close().finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.send?.({ ready: url });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
