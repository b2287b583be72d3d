import { freePort, platform } from './run-platform.js';

/** Before the first journey: the platform, or the one that SITE names. Answers what ends it. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  if (process.env.SITE) return () => Promise.resolve();
  const port = await freePort();
  const house = platform();
  await house.start(port);
  process.env.SITE = `http://localhost:${port}`;
  process.env.SITE_DATA_DIR = house.dataDir;
  return () => house.stop();
}
