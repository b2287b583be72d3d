import { parseTraceparent, traceIdOf, formatTraceparent } from './traceparent.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('formats what it has parsed, with the sampled flag only', () => {
  const read = parseTraceparent(`00-${traceId}-${spanId}-03`);
  expect(read).toEqual({ traceId, spanId, traceFlags: 1 });
  expect(formatTraceparent(read!)).toBe(`00-${traceId}-${spanId}-01`);
  expect(traceIdOf(formatTraceparent(read!))).toBe(traceId);
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['no trace id', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['no span id', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['a short id', `00-${traceId.slice(1)}-${spanId}-01`],
  ['upper case', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['an unknown version', `ff-${traceId}-${spanId}-01`],
  ['something after it', `00-${traceId}-${spanId}-01\r\nx: y`],
])('%s is no traceparent', (_what, text) => {
  expect(parseTraceparent(text)).toBeUndefined();
});
