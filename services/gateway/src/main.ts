import { exitWithError, stopOnSignal, notifyReady } from '@wayhouse/service-kit/http';
import { readConfig } from './config.js';
import { startGateway } from './start-gateway.js';

try {
  const gateway = await startGateway(readConfig());
  stopOnSignal(gateway.stop, gateway.log);
  gateway.log.info({ url: gateway.url }, 'the gateway is ready');
  notifyReady(gateway.url);
} catch (error) {
  exitWithError(error);
}
