import { createPlatform, freePort } from './run-platform.js';

/** Starts the platform, unless SITE names a running one. Returns its teardown. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  if (process.env.SITE) return () => Promise.resolve();
  const port = await freePort();
  const platform = createPlatform();
  await platform.start(port);
  process.env.SITE = `http://localhost:${port}`;
  process.env.SITE_DATA_DIR = platform.dataDir;
  return () => platform.stop();
}
