import { runServer } from '../server/run-server.js';
import { startMongo } from './server.js';

const { PORT = '0', HOST, DATA_DIR } = process.env;

await runServer(async () => {
  const { url, close } = await startMongo({ dataDir: DATA_DIR, port: Number(PORT), host: HOST });
  return { ready: url, close };
});
