import { startBroker } from './server.js';

const { PORT = '5672', HOST = '127.0.0.1', DATA_DIR } = process.env;

function fail(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

const broker = await startBroker({ dataDir: DATA_DIR, port: Number(PORT), host: HOST, onFailure: fail }).catch(fail);
process.send?.({ ready: broker.url });

const stop = () => void broker.close().then(() => process.exit(0), fail);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Whoever started this and can no longer stop it does not need it any more.
process.once('disconnect', stop);
