import { setTimeout as wait } from 'node:timers/promises';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { HttpConfig } from '../config.js';
import type { Log } from '../log.js';
import { samplerOf, shareOf } from './sampler.js';
import { type Tracing, tracingBy } from './tracing.js';

/** Stopping has 3 s in all; see graceful-stop.ts. */
const flushMilliseconds = 700;

type Given = { name: string; config: HttpConfig; log: Log; isEdge?: boolean };

/**
 * Records traces where `OTEL_EXPORTER_OTLP_ENDPOINT` says where to; otherwise nothing of the library is even loaded.
 * The exporter reads further standard settings itself (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_BSP_*`).
 */
export async function openTracing({ name, config, log, isEdge = false }: Given): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (!endpoint) return undefined;
  // Named where they are used: a bundler would turn an import at a file's top into one at the start of the process.
  const sdk = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');

  sayTrouble(log);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(sdk, { share: shareOf(config), isEdge }),
    resource: detectResources({ detectors: [envDetector] }).merge(resourceFromAttributes({ 'service.name': name })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const flushed = () => provider.shutdown().catch(() => undefined);
  const stop = async () => void (await Promise.race([flushed(), wait(flushMilliseconds, undefined, { ref: false })]));
  return tracingBy(provider.getTracer('wayhouse'), stop);
}

/** A collector that is away costs traces and nothing else, but somebody should read of it. */
function sayTrouble(log: Log) {
  const warn = (message: string) => log.warn({ reason: message }, 'traces could not be sent');
  const nothing = () => undefined;
  const logger = { error: warn, warn, info: nothing, debug: nothing, verbose: nothing };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
