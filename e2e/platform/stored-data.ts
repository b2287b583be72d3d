import { findConfig } from 'audit/config';
import { connectPlatform } from 'audit/connect-platform';
import { findLasting } from 'audit/find-contradictions';
import { site } from './site.js';

/** Where the platform that the journeys go through stores its data. */
export const storesOfPlatform = () => {
  const { dataDir } = site;
  return findConfig(dataDir ? { DATA_DIR: dataDir } : undefined);
};

/** What contradicts itself in everything that is stored, as `npm run audit` reports it. */
export async function auditPlatform(timeoutMs: number): Promise<string[]> {
  const platform = await connectPlatform(storesOfPlatform());
  try {
    const { found } = await findLasting(platform, timeoutMs);
    return found.map(({ kind, text }) => `${kind}: ${text}`);
  } finally {
    await platform.close();
  }
}
