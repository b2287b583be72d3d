import { addressOf, closeServer, createLog, createMetrics, listen } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from './config.js';
import { createGateway } from './create-gateway.js';
import { imageStore } from './images/image-store.js';
import type { Patience } from './proxy/silence-timer.js';

/** Starts the gateway and answers once it takes requests. */
export async function startGateway(config: GatewayConfig, patience?: Patience) {
  const log = createLog('gateway', config.LOG_LEVEL);
  const metrics = createMetrics('gateway');
  const gateway = createGateway({ config, images: imageStore(config), log, metrics, patience });
  const server = await listen(gateway.app, config);

  async function stop() {
    await closeServer(server);
    await gateway.close();
  }
  return { url: addressOf(server, config.HOST), log, stop };
}
