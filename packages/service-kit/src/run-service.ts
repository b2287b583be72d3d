import type { ServiceConfig } from './config.js';
import { exitWithError, stopOnSignal, notifyReady } from './graceful-shutdown.js';
import { type Compose, startService, type ServiceName } from './start-service.js';

/** Runs a service as a process: starts it, reports when it is ready and shuts it down gracefully on a signal. */
export async function runService(name: ServiceName, config: ServiceConfig, compose: Compose): Promise<void> {
  try {
    const service = await startService(name, config, compose);
    stopOnSignal(service.stop, service.log);
    service.log.info({ url: service.url }, `${name} is ready`);
    notifyReady(service.url);
  } catch (error) {
    exitWithError(error);
  }
}
