import { createMetrics } from './metrics.js';

test('a gauge that cannot be read in time has no value', async () => {
  const metrics = createMetrics('tests');
  let reads: () => Promise<number> = () => Promise.resolve(3);
  metrics.gauge('readable', 'x', () => reads());
  metrics.gauge('failing', 'x', () => Promise.reject(new Error('away')));
  metrics.gauge('hanging', 'x', () => new Promise(() => undefined));
  const gauges = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => /^(readable|failing|hanging){/.test(line));
  expect(await gauges()).toEqual(['readable{service="tests"} 3']);

  reads = () => Promise.reject(new Error('away'));
  const text = await metrics.registry.metrics();
  expect(text).toContain('# TYPE readable gauge');
  expect(text).not.toMatch(/^(readable|failing|hanging){/m);
});
