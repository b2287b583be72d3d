import type { RemoteKey } from '@wayhouse/contracts/remotes';
import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { useContext, useEffect } from 'react';
import { useRuntimeConfig } from '../runtime-config.js';
import { RemoteRouteLoadersContext } from './remote-route-loaders.js';

/**
 * Loads a remote and the route that mounts it once the page is idle, so that the first visit is as fast as later ones.
 * Skipped when the visitor saves data. A failure is ignored: the remote is loaded again when it is shown, and reports
 * errors there.
 */
export function useRemotePreload(remote: RemoteKey, isWanted = true): void {
  const config = useRuntimeConfig();
  const loadRoute = useContext(RemoteRouteLoadersContext)[remote];
  const manifestUrl = isWanted && config.state === 'ready' ? config.remotes[remote] : undefined;
  useEffect(() => {
    if (!manifestUrl || savesData()) return;
    return whenIdle(() => void preload(remote, manifestUrl, loadRoute).catch(() => undefined));
  }, [remote, manifestUrl, loadRoute]);
}

async function preload(remote: RemoteKey, manifestUrl: string, loadRoute: () => Promise<unknown>) {
  const [{ preloadRemoteApp }] = await Promise.all([import('@wayhouse/web-kit/load-remote-app'), loadRoute()]);
  return preloadRemoteApp(remote, manifestUrl);
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
