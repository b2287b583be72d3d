import { createPlatform, freePort } from 'e2e/platform/run-platform';
import { homePage } from './home-page.js';
import { measureMemory } from './process-memory.js';
import { measureRoomList } from './room-list-throughput.js';
import { type Measurement, round } from './measurement.js';

/** Measures the platform as started by `npm start`, first cold and then warm. */
export async function measureRunningPlatform(): Promise<Measurement[]> {
  const platform = createPlatform({ RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_CACHED_PER_MINUTE: '0' });
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const startUp = async (metric: string): Promise<Measurement[]> => {
    const began = performance.now();
    await platform.start(port);
    const seconds = round((performance.now() - began) / 1000, 1);
    return [{ metric: `${metric} start: until the site is up`, value: seconds, unit: 's' }];
  };
  try {
    const rows = [...(await startUp('cold')), ...measureMemory(platform.runFile(), 'after the cold start')];
    await platform.killAll();
    rows.push(...(await startUp('warm')), ...measureMemory(platform.runFile(), 'after a warm start'));
    rows.push(...(await measureRoomList(site)));
    rows.push(...(await homePage(site)));
    return [...rows, ...measureMemory(platform.runFile(), 'after the load')];
  } finally {
    await platform.stop();
  }
}
