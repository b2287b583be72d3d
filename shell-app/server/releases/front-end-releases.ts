import { FrontEndReleases, type RemoteKey, releaseName } from '@wayhouse/contracts';
import { z } from 'zod';
import type { Locale } from '@wayhouse/messages/locale';
import { cacheLatest } from '@wayhouse/service-kit/http';
import type { ShellConfig } from '../config.js';
import type { Remotes } from '../remotes/remotes.js';

type Releases = Partial<Record<RemoteKey, FrontEndReleases>>;

const timeoutMs = 1500;
const freshMs = 1000;

/** Beside a remote's manifest where it is deployed as several releases (packages/static-server/release-folders.js). */
const Pointer = z
  .object({ current: releaseName, canary: FrontEndReleases.shape.canary })
  .transform(({ current: running, canary }) => ({ running, canary }));

/** A front end without releases of its own has the name of its build. */
const Manifest = z
  .object({ metaData: z.object({ buildInfo: z.object({ buildVersion: z.string(), hash: z.string() }) }) })
  .transform(({ metaData: { buildInfo } }) => ({ running: `${buildInfo.buildVersion}-${buildInfo.hash.slice(0, 8)}` }))
  .pipe(FrontEndReleases);

/** The release of a build, by the text of its manifest. */
export function releaseOfBuild(manifest: string): FrontEndReleases | undefined {
  return Manifest.safeParse(JSON.parse(manifest)).data;
}

/**
 * The releases of the remotes, as far as they are known: those that were read last. They are read in the background at most once
 * a second, when somebody asks for them, so that no page waits for a remote.
 */
export function remoteReleases(config: ShellConfig): () => Releases {
  const owner = readReleases(baseOf(config.REMOTE_OWNER_MANIFEST, config.OWNER_REMOTE_URL));
  const pages = readReleases(baseOf(config.REMOTE_STATIC_PAGES_MANIFEST, config.STATIC_PAGES_REMOTE_URL));
  return () => ({ owner: owner(), 'static-pages': pages() });
}

/** The same, with the pages of those that are tried. */
export const withPagesOfCanaries = (releases: Releases, remotes: Remotes, locale: Locale): Releases =>
  Object.fromEntries(
    (Object.entries(releases) as [RemoteKey, FrontEndReleases | undefined][]).map(([remote, of]) => {
      if (!of?.canary) return [remote, of];
      const pages = remotes.canaryRoutes(remote, of.canary.release, locale);
      return [remote, { ...of, canary: { ...of.canary, pages } }];
    }),
  );

/** A remote behind the gateway is asked directly. */
const baseOf = (manifest: string, server: string) => (manifest.startsWith('/') ? `${server}/` : manifest);

function readReleases(base: string): () => FrontEndReleases | undefined {
  async function read(): Promise<FrontEndReleases | undefined> {
    const pointer = await fetchText(new URL('releases.json', base));
    if (pointer) return Pointer.safeParse(JSON.parse(pointer)).data;
    const manifest = await fetchText(new URL('mf-manifest.json', base));
    return manifest ? releaseOfBuild(manifest) : undefined;
  }

  const { current, refresh } = cacheLatest(read, { freshMs });
  function releases() {
    void refresh();
    return current();
  }
  releases();
  return releases;
}

async function fetchText(address: URL): Promise<string | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok) return response.text();
  await response.body?.cancel();
  return undefined;
}
