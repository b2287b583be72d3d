import { createTraceparent } from './traceparent.js';

const traceparentPattern = /^00-([\da-f]{32})-([\da-f]{16})-00$/;
const parseIds = (traceparent: string) => traceparentPattern.exec(traceparent)!.slice(1);

test('calls caused by one click share a trace; each has its own span', () => {
  const traceparent = createTraceparent(() => 0);
  document.body.click();
  const [[trace, span], [sameTrace, otherSpan]] = [parseIds(traceparent()), parseIds(traceparent())];
  expect(sameTrace).toBe(trace);
  expect(otherSpan).not.toBe(span);
  document.body.click();
  expect(parseIds(traceparent())[0]).not.toBe(trace);
});

test('calls long after the last click, or before the first, have their own trace', () => {
  let now = 0;
  const traceparent = createTraceparent(() => now);
  const traces = [traceparent(), traceparent()].map((each) => parseIds(each)[0]);
  document.body.click();
  traces.push(parseIds(traceparent())[0]);
  now = 2000;
  traces.push(...[traceparent(), traceparent()].map((each) => parseIds(each)[0]));
  expect(new Set(traces).size).toBe(5);
});
