import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertPortIsFree } from '../config/assert-port-is-free.js';
import { interrupt, type Moment } from '../testing/interrupt-start.js';
import { copyCheckout } from '../testing/test-checkout.js';

const home = mkdtempSync(path.join(tmpdir(), 'interrupted-'));
const checkout = path.join(home, 'checkout');
const dataDir = path.join(home, 'data');
beforeAll(() => copyCheckout(checkout));
afterAll(() => rmSync(home, { recursive: true }));

/** Below the ports that the system gives to anyone who asks for a free one, such as the parts before the gateway. */
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
const skipDemoData = () => writeFileSync(path.join(dataDir, 'demo-loaded.txt'), 'emulator');

// All starts share one folder: each one shows that the one before left nothing in its way.
test.each<[string, Moment]>([
  ['before the first process', (launcher) => launcher.untilPrinted('Wayhouse')],
  ['with the last process', (launcher) => launcher.untilStarted('providers')],
  ['when the emulators are ready', (launcher) => launcher.untilPrinted('Ctrl-C')],
])('Ctrl-C %s leaves no emulator running, and the next start works', async (_moment, moment) => {
  await interrupt({ dataDir }, moment);
});

test.each<[string, Moment, () => void]>([
  ['while the demo data is being loaded', (launcher) => launcher.until(hasPhotos), () => undefined],
  ['when the gateway starts', (launcher) => launcher.untilStarted('gateway'), skipDemoData],
  ['when the platform is ready', (launcher) => launcher.untilPrinted('Ctrl-C'), skipDemoData],
])('Ctrl-C %s leaves nothing running, and the next start works', async (_moment, moment, prepare) => {
  prepare();
  await interrupt({ dataDir, checkout, args: [], env: { PORT: await freePort() } }, moment);
});
