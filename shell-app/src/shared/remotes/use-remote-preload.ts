import type { RemoteKey } from '@wayhouse/contracts/remotes';
import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { useEffect } from 'react';
import { useConfig } from '../runtime-config.js';

/**
 * Loads a remote once the page has come to rest, so that the first way to one of its pages is as short as any later one.
 * Not for who saves data. Where it cannot be had, it is loaded when it is shown, and that says so.
 */
export function useRemoteAhead(remote: RemoteKey, isWanted = true): void {
  const config = useConfig();
  const address = isWanted && config.state === 'ready' ? config.remotes[remote] : undefined;
  useEffect(() => {
    if (!address || savesData()) return;
    return whenIdle(() => void load(remote, address).catch(() => undefined));
  }, [remote, address]);
}

/** The shell's own part of a way there. */
const pages: Record<RemoteKey, () => Promise<unknown>> = {
  owner: () => import('../../routes/owner.js'),
  'static-pages': () => import('../../routes/static-pages.js'),
};

async function load(remote: RemoteKey, address: string) {
  const [{ loadRemoteApp }] = await Promise.all([import('@wayhouse/web-kit/remote-loader'), pages[remote]()]);
  return loadRemoteApp(remote, address);
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
