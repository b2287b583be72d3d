import { readTraceparent, traceIdOf, writeTraceparent } from './traceparent.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('what was read is written as it was, with the one flag that means something', () => {
  const read = readTraceparent(`00-${traceId}-${spanId}-03`);
  expect(read).toEqual({ traceId, spanId, traceFlags: 1 });
  expect(writeTraceparent(read!)).toBe(`00-${traceId}-${spanId}-01`);
  expect(traceIdOf(writeTraceparent(read!))).toBe(traceId);
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['no trace id', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['no span id', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['a short id', `00-${traceId.slice(1)}-${spanId}-01`],
  ['capital letters', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['an unknown version', `ff-${traceId}-${spanId}-01`],
  ['something behind it', `00-${traceId}-${spanId}-01\r\nx: y`],
])('%s names no span', (_what, text) => {
  expect(readTraceparent(text)).toBeUndefined();
});
