import { createMetrics } from './metrics.js';

test('a figure that cannot be read, or takes long, has no value and keeps nobody waiting', async () => {
  const metrics = createMetrics('tests');
  let reads: () => Promise<number> = () => Promise.resolve(3);
  metrics.gauge('readable', 'x', () => reads());
  metrics.gauge('failing', 'x', () => Promise.reject(new Error('away')));
  metrics.gauge('hanging', 'x', () => new Promise(() => undefined));
  const told = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => /^(readable|failing|hanging){/.test(line));
  expect(await told()).toEqual(['readable{service="tests"} 3']);

  reads = () => Promise.reject(new Error('away'));
  const text = await metrics.registry.metrics();
  expect(text).toContain('# TYPE readable gauge');
  expect(text).not.toMatch(/^(readable|failing|hanging){/m);
});
