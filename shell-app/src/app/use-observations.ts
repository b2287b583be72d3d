import { findPattern } from '@wayhouse/contracts/page-patterns';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '../shared/runtime-config.js';

/** Sends what was observed of the pages of this visit, once the page is at rest. */
export function useObservations(isAtRest: boolean): void {
  const config = useRuntimeConfig();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<(path: string) => void>();
  const isReady = isAtRest && config.state === 'ready';
  useEffect(() => {
    if (!isReady || Math.random() * 100 >= config.observedShare) return;
    void startObserving(config).then(
      (show) => setShown(() => show),
      // Nobody misses it.
      () => undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A visit is observed by the config that it began with.
  }, [isReady]);
  useEffect(() => shown?.(pathname), [shown, pathname]);
}

async function startObserving({ remotes, releases, pages }: RuntimeConfig) {
  const { observePages } = await import('@wayhouse/web-kit/observe-pages');
  const addressOf = (manifest: string) => new URL('.', new URL(manifest, location.href)).href;
  return observePages({
    pageAt: (path) => pageAt(pages, path),
    releaseOf: (frontEnd) => releases[frontEnd]?.running ?? '',
    remoteAddresses: Object.fromEntries(Object.entries(remotes).map(([key, address]) => [key, addressOf(address)])),
  });
}

function pageAt(pages: RuntimeConfig['pages'], address: string) {
  const { path, frontEnd } = findPattern(pages, address) ?? { path: 'other', frontEnd: 'shell' as const };
  return { page: path, frontEnd };
}
