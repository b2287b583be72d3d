import { traceOfClick } from './traceparent.js';

const form = /^00-([\da-f]{32})-([\da-f]{16})-00$/;
const idsOf = (traceparent: string) => form.exec(traceparent)!.slice(1);

test('calls of one click share a trace, and each has a span of its own', () => {
  const traceparent = traceOfClick(() => 0);
  document.body.click();
  const [[trace, span], [sameTrace, otherSpan]] = [idsOf(traceparent()), idsOf(traceparent())];
  expect(sameTrace).toBe(trace);
  expect(otherSpan).not.toBe(span);
  document.body.click();
  expect(idsOf(traceparent())[0]).not.toBe(trace);
});

test('what goes out long after the last click, or before the first, has a trace of its own', () => {
  let now = 0;
  const traceparent = traceOfClick(() => now);
  const traces = [traceparent(), traceparent()].map((each) => idsOf(each)[0]);
  document.body.click();
  traces.push(idsOf(traceparent())[0]);
  now = 2000;
  traces.push(...[traceparent(), traceparent()].map((each) => idsOf(each)[0]));
  expect(new Set(traces).size).toBe(5);
});
