import type { ServiceConfig } from './config.js';
import { endWithSentence, stopOnSignal, tellReady } from './graceful-shutdown.js';
import { type Build, runService, type ServiceName } from './run-service.js';

/** A service's whole life as a process: connect, build, take requests and events, and stop gracefully on a signal. */
export async function startService(name: ServiceName, config: ServiceConfig, build: Build): Promise<void> {
  try {
    const service = await runService(name, config, build);
    stopOnSignal(service.stop, service.log);
    service.log.info({ url: service.url }, `${name} is ready`);
    tellReady(service.url);
  } catch (error) {
    endWithSentence(error);
  }
}
