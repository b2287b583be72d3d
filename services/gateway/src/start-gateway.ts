import {
  serverUrl,
  closeServer,
  createLog,
  createMetrics,
  followRequestLocale,
  listen,
  type Log,
  openTracing,
  serveMetrics,
  type Tracing,
} from '@wayhouse/service-kit/http';
import { imageStore } from '@wayhouse/service-kit/photos';
import type { GatewayConfig } from './config.js';
import { composeGateway } from './compose.js';
import { openSharedLimits } from './edge/shared-limits.js';
import type { UpstreamTimeouts } from './proxy/idle-timeout.js';
import { cacheShellFiles } from './shell/cached-shell.js';

type Overrides = { timeouts?: UpstreamTimeouts; storeTimeoutMs?: number; tracing?: Tracing; log?: Log };

/** Starts the gateway; resolves once it accepts requests. */
export async function startGateway(config: GatewayConfig, { timeouts, storeTimeoutMs, ...overrides }: Overrides = {}) {
  await followRequestLocale();
  const log = overrides.log ?? createLog('gateway', config.LOG_LEVEL);
  const metrics = createMetrics('gateway');
  const tracing = overrides.tracing ?? (await openTracing({ name: 'gateway', config, log, isEdge: true }));
  const limits = openSharedLimits(config, { metrics, log, timeoutMs: storeTimeoutMs });
  const observed = { log, metrics, tracing };
  const cached = await cacheShellFiles(config.SHELL_URL);
  const stores = { images: imageStore(config), sharedLimits: limits, cached };
  const gateway = composeGateway({ config, ...stores, ...observed, timeouts });
  const metricsServer = await serveMetrics(config, metrics);
  // The connections of a proxy are those of everybody.
  const perAddress = config.TRUST_PROXY ? 0 : config.MAX_CONNECTIONS_PER_ADDRESS;
  const server = await listen(gateway.listener, {
    ...{ ...config, MAX_CONNECTIONS_PER_ADDRESS: perAddress },
    onRefused: metrics.countRefused,
  });

  async function stop() {
    await closeServer(server);
    await Promise.all([gateway.close(), cached.close(), tracing?.stop(), metricsServer?.close(), limits?.close()]);
  }
  return { url: serverUrl(server, config.HOST), metricsUrl: metricsServer?.url, metrics, log, stop };
}
