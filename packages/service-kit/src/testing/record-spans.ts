import { SpanStatusCode } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import * as sdk from '@opentelemetry/sdk-trace';
import { samplerOf } from '../telemetry/sampler.js';
import { type Tracing, tracingBy } from '../telemetry/tracing.js';

/** A span as a test reads it; `parent` is the name of the span above, or its id where nobody here recorded it. */
export type Recorded = {
  service: string;
  name: string;
  parent?: string;
  traceId: string;
  failed: boolean;
  attributes: Record<string, unknown>;
};

/** Keeps the spans of several processes' parts in memory, as a collector would see them. */
export function recordSpans() {
  const exporter = new sdk.InMemorySpanExporter();
  return {
    /** Tracing for one process; `share` of what begins there is recorded. */
    tracing(name: string, { share = 1, isEdge = false } = {}): Tracing {
      const provider = new sdk.TracerProvider({
        sampler: samplerOf(sdk, { share, isEdge }),
        resource: resourceFromAttributes({ 'service.name': name }),
        spanProcessors: [new sdk.SimpleSpanProcessor({ exporter })],
      });
      return tracingBy(provider.getTracer('tests'), () => Promise.resolve());
    },
    spans(): Recorded[] {
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
