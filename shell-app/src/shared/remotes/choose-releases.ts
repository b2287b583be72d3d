import type { FrontEndReleases, RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { siteStorage } from '@wayhouse/web-kit/browser-storage';

const key = 'wayhouse.canaries';

/** A number below 100 for each remote that a release is tried of: all that is stored, and nothing of the visitor. */
type Draws = Record<string, { release: string; draw: number } | undefined>;

/**
 * The config with the releases that this browser gets: of a remote of which one is tried, that one for as many of a hundred
 * visitors as it is for. A visitor keeps a release until it is decided on; who cannot keep anything gets the running one.
 */
export function chooseReleases(config: RuntimeConfig): RuntimeConfig {
  if (typeof window === 'undefined') return config;
  const { remotes, releases, pages } = config;
  const chosen = { ...config, remotes: { ...remotes }, releases: { ...releases }, pages: { ...pages } };
  for (const remote of ['owner', 'static-pages'] as const) {
    const canary = releases[remote]?.canary;
    if (!canary || !isDrawn(remote, canary)) continue;
    chosen.remotes[remote] = remotes[remote].replace(/[^/]*$/, (manifest) => `releases/${canary.release}/${manifest}`);
    chosen.releases[remote] = { running: canary.release };
    chosen.pages[remote] = canary.pages ?? pages[remote];
  }
  return chosen;
}

function isDrawn(remote: string, { release, share }: NonNullable<FrontEndReleases['canary']>): boolean {
  const draws = readDraws();
  const before = draws[remote];
  const draw = before?.release === release ? before.draw : Math.floor(Math.random() * 100);
  return siteStorage.write(key, JSON.stringify({ ...draws, [remote]: { release, draw } })) && draw < share;
}

/** None if the browser has something else there. */
function readDraws(): Draws {
  try {
    return (JSON.parse(siteStorage.read(key) ?? '{}') ?? {}) as Draws;
  } catch {
    return {};
  }
}
