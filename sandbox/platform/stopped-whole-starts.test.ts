import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout } from './checkout-under-test.js';
import { interrupt, type Moment } from './interrupted-start.js';
import { assertPortIsFree } from './port.js';

const home = mkdtempSync(path.join(tmpdir(), 'stopped-whole-'));
const checkout = path.join(home, 'checkout');
const dataDir = path.join(home, 'data');
beforeAll(() => copyCheckout(checkout));
afterAll(() => rmSync(home, { recursive: true }));

const start = async () => ({ dataDir, checkout, args: [], env: { PORT: await freePort() } });

/** Below the ports that the system gives to whoever asks for any, such as the parts that come up before the gateway. */
async function freePort(): Promise<string> {
  for (let port = randomInt(20_000, 30_000); ; port++) {
    const isFree = await assertPortIsFree(port, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (isFree) return String(port);
  }
}

const photos = path.join(dataDir, 's3/buckets/wayhouse-images/objects');
const hasPhotos = () => existsSync(photos) && readdirSync(photos).length > 0;

// One folder for all of them: each start shows that the one before left nothing in its way.
test.each<[string, Moment]>([
  ['when the first service is there', (launcher) => launcher.runs('catalog')],
  ['while the demo data is being loaded', (launcher) => launcher.until(hasPhotos)],
])('Ctrl-C %s leaves nothing running, and the next start works', async (_moment, moment) => {
  await interrupt(await start(), moment);
});

describe('on a folder that counts as filled with the demo data', () => {
  beforeAll(() => writeFileSync(path.join(dataDir, 'demo-loaded.txt'), 'stand-in'));

  test.each<[string, Moment]>([
    ['when the gateway is there', (launcher) => launcher.runs('gateway')],
    ['when the whole platform is complete', (launcher) => launcher.says('Ctrl-C')],
  ])('Ctrl-C %s leaves nothing running, and the next start works', async (_moment, moment) => {
    await interrupt(await start(), moment);
  });
});
