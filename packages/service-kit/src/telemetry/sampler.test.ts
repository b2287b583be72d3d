import { SpanKind } from '@opentelemetry/api';
import { recordSpans } from '../testing/record-spans.js';
import { samplingRatio } from './sampler.js';
import type { Tracing } from './tracing.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const from = (flag: 0 | 1) => `00-${traceId}-00f067aa0ba902b7-0${flag}`;
const begin = (tracing: Tracing, parent?: string) => {
  const { span, traceparent } = tracing.startSpan({ name: 'call', kind: SpanKind.SERVER, from: parent });
  span.end();
  return traceparent;
};

test.each([0, 1] as const)('at the edge the caller’s flag (%d) is ignored, and the trace keeps its id', (flag) => {
  const recorded = recordSpans();
  const none = begin(recorded.tracing('gateway', { isEdge: true, share: 0 }), from(flag));
  expect(none).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
  expect(recorded.spans()).toEqual([]);
  expect(begin(recorded.tracing('gateway', { isEdge: true, share: 1 }), from(flag))).toMatch(/-01$/);
  expect(recorded.spans()).toMatchObject([{ traceId, parent: '00f067aa0ba902b7' }]);
});

test('a share of the traces is recorded, whatever their ids are', () => {
  const recorded = recordSpans();
  const tracing = recorded.tracing('gateway', { isEdge: true, share: 0.5 });
  // Trace ids come from Math.random, too.
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.49);
  expect(begin(tracing, from(0))).toMatch(/-01$/);
  chance.mockReturnValue(0.5);
  expect(begin(tracing, from(1))).toMatch(/-00$/);
  chance.mockRestore();
});

test('a service follows the gateway, and decides only about traces that begin with it', () => {
  const recorded = recordSpans();
  const never = recorded.tracing('booking', { share: 0 });
  expect(begin(never, from(1))).toMatch(/-01$/);
  expect(begin(recorded.tracing('booking', { share: 1 }), from(0))).toMatch(/-00$/);
  expect(begin(never)).toMatch(/-00$/);
  expect(recorded.spans()).toHaveLength(1);
});

test.each([
  [{}, 1],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: 0.1 }, 1],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: 0.1 }, 0.1],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' }, 1],
] as const)('%j has the sampling ratio %d', (config, share) => {
  expect(samplingRatio(config)).toBe(share);
});
