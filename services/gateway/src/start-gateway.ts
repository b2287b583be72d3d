import {
  addressOf,
  closeServer,
  createLog,
  createMetrics,
  listen,
  openTracing,
  serveMetrics,
  type Tracing,
} from '@wayhouse/service-kit/http';
import type { GatewayConfig } from './config.js';
import { createGateway } from './compose.js';
import { imageStore } from './images/image-store.js';
import type { Patience } from './proxy/idle-timeout.js';

type Replace = { patience?: Patience; tracing?: Tracing };

/** Starts the gateway and answers once it takes requests. */
export async function startGateway(config: GatewayConfig, { patience, ...replace }: Replace = {}) {
  const log = createLog('gateway', config.LOG_LEVEL);
  const metrics = createMetrics('gateway');
  const tracing = replace.tracing ?? (await openTracing({ name: 'gateway', config, log, isEdge: true }));
  const gateway = createGateway({ config, images: imageStore(config), log, metrics, tracing, patience });
  const figures = await serveMetrics(config, metrics);
  const server = await listen(gateway.answer, config);

  async function stop() {
    await closeServer(server);
    await Promise.all([gateway.close(), tracing?.stop(), figures?.close()]);
  }
  return { url: addressOf(server, config.HOST), metricsUrl: figures?.url, metrics, log, stop };
}
