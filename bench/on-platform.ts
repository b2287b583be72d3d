import { freePort, platform } from '../e2e/platform/run-platform.js';
import { homePage } from './home-page.js';
import { memoryOf } from './memory.js';
import { roomsThroughGateway } from './rooms-through-gateway.js';
import { type Row, rounded } from './row.js';

/** What is measured on the whole product as `npm start` brings it up, started cold and then once more. */
export async function onPlatform(): Promise<Row[]> {
  const house = platform({ RATE_LIMIT_PER_MINUTE: '0' });
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const startUp = async (figure: string): Promise<Row[]> => {
    const began = performance.now();
    await house.start(port);
    const seconds = rounded((performance.now() - began) / 1000, 1);
    return [{ figure: `${figure} start: until the site is up`, value: seconds, unit: 's' }];
  };
  try {
    const rows = [...(await startUp('cold')), ...memoryOf(house.runFile(), 'after the cold start')];
    await house.killAll();
    rows.push(...(await startUp('warm')), ...memoryOf(house.runFile(), 'after a warm start'));
    rows.push(...(await roomsThroughGateway(site)));
    rows.push(...(await homePage(site)));
    return [...rows, ...memoryOf(house.runFile(), 'after the load')];
  } finally {
    await house.stop();
  }
}
