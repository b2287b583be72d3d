import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { canHost, type ContractVersion } from '@wayhouse/contracts/remote-contract';
import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import pTimeout from 'p-timeout';
import type { ComponentType } from 'react';
import { abortPendingStyles, ensureStyles, holdStyles } from './ensure-styles.js';
import { rememberIntegrity } from './file-integrity.js';
import { noteLoadedBuild } from './loaded-builds.js';
import { readManifest } from './manifest.js';
import { remoteTimeoutsMs } from './remote-timeouts.js';

const registered = new Set<string>();
/** The manifests of remotes that did not load. */
const failed = new Set<string>();

type RemoteModule = {
  default: ComponentType<RemoteProps>;
  contract?: ContractVersion;
  /** Loads what the page of an address needs besides. */
  preload?: (address: string) => Promise<unknown> | undefined;
};

/**
 * The remote was built against another major version of the contract; retrying cannot help until one side is
 * redeployed.
 */
export class IncompatibleContractError extends Error {}

type Remote = { container: string; module: string; manifest: string };

/**
 * Loads a remote’s exposed module from the URL of its manifest. Rejects if manifest, entry, script and style sheet take
 * longer than `remoteTimeoutsMs.load`; calling it again retries. Rejects with `IncompatibleContractError` for another major
 * version of the contract. Of a page at `address`, it is ready to be shown.
 */
export async function loadRemoteApp(
  key: RemoteKey,
  manifestUrl: string,
  address?: string,
): Promise<ComponentType<RemoteProps>> {
  const remote = remoteOf(key, manifestUrl);
  return inTime(remote, async () => {
    const loaded = await loadModule(remote);
    await Promise.all([ensureStyles(remote.container, remote.manifest), address && loaded.preload?.(address)]);
    return loaded.default;
  });
}

/** Loads all that `loadRemoteApp` does. The page is not styled anew by what it does not show, so the styles wait for that. */
export async function preloadRemoteApp(key: RemoteKey, manifestUrl: string): Promise<void> {
  const remote = remoteOf(key, manifestUrl);
  holdStyles(remote.manifest);
  await inTime(remote, () => loadModule(remote));
}

function remoteOf(key: RemoteKey, manifestUrl: string): Remote {
  const { container, module } = remotes[key];
  const manifest = new URL(manifestUrl, window.location.href).href;
  if (!registered.has(container)) {
    registerRemotes([{ name: container, entry: manifest }]);
    registered.add(container);
  }
  return { container, module, manifest };
}

async function inTime<Loaded>({ manifest }: Remote, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await pTimeout(load(), { milliseconds: remoteTimeoutsMs.load });
  } catch (error) {
    abortPendingStyles(manifest);
    failed.add(manifest);
    throw error;
  }
}

async function loadModule({ module, manifest }: Remote): Promise<RemoteModule> {
  if (failed.delete(manifest)) {
    // The runtime keeps its copy, and what was deployed meanwhile has other hashes.
    const current = await readManifest(manifest);
    rememberIntegrity(manifest, current);
    noteLoadedBuild(manifest, current);
  }
  const loaded = await loadRemote<RemoteModule>(module);
  if (!loaded) throw new Error(`${module} exposes nothing.`);
  if (!canHost(loaded.contract))
    throw new IncompatibleContractError(`${module} was built against an incompatible contract version.`);
  return loaded;
}
