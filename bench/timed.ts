import { percentiles } from './percentiles.js';

const rounds = 100;
const warmUp = 20;

/** How long the work takes, over and over: the median and what 95 of 100 stay below, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const start = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - start);
  }
  const { p50, p95 } = percentiles(times);
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
}
