import { diag, DiagLogLevel } from '@opentelemetry/api';
import pTimeout from 'p-timeout';
import type { HttpConfig } from '../config.js';
import type { Log } from '../log.js';
import { createSampler, samplingRatio } from './sampler.js';
import { type Tracing, createTracing } from './tracing.js';

/** The whole shutdown may take 3 s; see graceful-shutdown.ts. */
const flushTimeoutMs = 700;

type TracingOptions = { name: string; config: HttpConfig; log: Log; isEdge?: boolean };

/**
 * Traces to `OTEL_EXPORTER_OTLP_ENDPOINT`. Without it the library is not even loaded. The exporter reads further standard
 * settings itself (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_BSP_*`).
 */
export async function openTracing({ name, config, log, isEdge = false }: TracingOptions): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (!endpoint) return undefined;
  // Dynamic imports: at the top of the file the bundle would load them at the start of the process.
  const sdk = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');

  logExportFailures(log);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    sampler: createSampler(sdk, { share: samplingRatio(config), isEdge }),
    resource: detectResources({ detectors: [envDetector] }).merge(resourceFromAttributes({ 'service.name': name })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const stop = () => pTimeout(provider.shutdown(), { milliseconds: flushTimeoutMs }).catch(() => undefined);
  return createTracing(provider.getTracer('wayhouse'), stop);
}

/** Without a collector only traces are lost, but that should appear in the log. */
function logExportFailures(log: Log) {
  const warn = (message: string) => log.warn({ reason: message }, 'traces could not be exported');
  const ignore = () => undefined;
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
