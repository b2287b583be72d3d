import { createPlatform, freePort } from 'e2e/platform/run-platform';

type RunFile = ReturnType<ReturnType<typeof createPlatform>['runFile']>;

/** A platform of its own, as `npm start` starts it, without limits of requests. */
export async function withPlatform<Result>(
  measure: (platform: { site: string; runFile: () => RunFile }) => Promise<Result>,
): Promise<Result> {
  const platform = createPlatform({ RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_CACHED_PER_MINUTE: '0' });
  const port = await freePort();
  try {
    await platform.start(port);
    return await measure({ site: `http://localhost:${port}`, runFile: platform.runFile });
  } finally {
    await platform.stop();
  }
}
