import { runServer } from '../server/run-server.js';
import { startBroker } from './server.js';

const { PORT = '5672', HOST, DATA_DIR } = process.env;

await runServer(async (fail) => {
  const { url, close } = await startBroker({ dataDir: DATA_DIR, port: Number(PORT), host: HOST, onFailure: fail });
  return { ready: url, close };
});
