import { endWithSentence, stopOnSignal, tellReady } from '@wayhouse/service-kit/http';
import { readConfig } from './config.js';
import { startGateway } from './start-gateway.js';

try {
  const gateway = await startGateway(readConfig());
  stopOnSignal(gateway.stop, gateway.log);
  gateway.log.info({ url: gateway.url }, 'the gateway is ready');
  tellReady(gateway.url);
} catch (error) {
  endWithSentence(error);
}
