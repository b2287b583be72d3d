import { SpanStatusCode } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import * as sdk from '@opentelemetry/sdk-trace';
import { createSampler } from '../telemetry/sampler.js';
import { type Tracing, createTracing } from '../telemetry/tracing.js';

/** `parent` is the name of the parent span, or its id if it was not recorded here. */
export type RecordedSpan = {
  service: string;
  name: string;
  parent?: string;
  traceId: string;
  failed: boolean;
  attributes: Record<string, unknown>;
};

/** Records the spans of several services in memory, as a collector would see them. */
export function recordSpans() {
  const exporter = new sdk.InMemorySpanExporter();
  return {
    /** Tracing for one service; `share` is the sampling ratio. */
    tracing(name: string, { share = 1, isEdge = false } = {}): Tracing {
      const provider = new sdk.TracerProvider({
        sampler: createSampler(sdk, { share, isEdge }),
        resource: resourceFromAttributes({ 'service.name': name }),
        spanProcessors: [new sdk.SimpleSpanProcessor({ exporter })],
      });
      return createTracing(provider.getTracer('tests'), () => Promise.resolve());
    },
    spans(): RecordedSpan[] {
      const all = exporter.getFinishedSpans();
      const names = new Map(all.map((span) => [span.spanContext().spanId, span.name]));
      return all.map((span) => ({
        service: String(span.resource.attributes['service.name']),
        name: span.name,
        parent: span.parentSpanContext && (names.get(span.parentSpanContext.spanId) ?? span.parentSpanContext.spanId),
        traceId: span.spanContext().traceId,
        failed: span.status.code === SpanStatusCode.ERROR,
        attributes: span.attributes,
      }));
    },
  };
}
