import {
  closeServer,
  createLog,
  createMetrics,
  followRequestLocale,
  listen,
  openTracing,
  serverUrl,
  serveMetrics,
} from '@wayhouse/service-kit/http';
import { paths } from '@wayhouse/contracts';
import { defaultLocale } from '@wayhouse/messages/locale';
import { imageStore } from '@wayhouse/service-kit/photos';
import { composeShell } from './compose.js';
import type { ShellConfig } from './config.js';
import { openRemotes } from './remotes/remotes.js';

/** Starts the shell's server; resolves once it accepts requests. */
export async function startShell(config: ShellConfig) {
  await followRequestLocale();
  const log = createLog('shell', config.LOG_LEVEL);
  const metrics = createMetrics('shell');
  const tracing = await openTracing({ name: 'shell', config, log });
  const remotes = openRemotes(config, log);
  await remotes.refresh();
  const { app, documentOf } = composeShell({ config, photos: imageStore(config), remotes, log, metrics, tracing });
  // The first page takes many times as long as the others; nobody is to wait for that.
  await documentOf({ path: paths.home, query: new URLSearchParams(), locale: defaultLocale });
  const metricsServer = await serveMetrics(config, metrics);
  const server = await listen(app, { ...config, onRefused: metrics.countRefused });

  async function stop() {
    await closeServer(server);
    await Promise.all([tracing?.stop(), metricsServer?.close()]);
  }
  return { url: serverUrl(server, config.HOST), metrics, log, stop };
}
