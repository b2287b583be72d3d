import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { canHost, type ContractVersion } from '@wayhouse/contracts/remote-contract';
import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import pTimeout from 'p-timeout';
import type { ComponentType } from 'react';
import { ensureStyles, abortPendingStyles } from './ensure-styles.js';
import { rememberIntegrity } from './file-integrity.js';
import { readManifest } from './manifest.js';
import { remoteTimeoutsMs } from './remote-timeouts.js';

const registered = new Set<string>();
/** The manifests of remotes that did not load. */
const failed = new Set<string>();

type RemoteModule = { default: ComponentType<RemoteProps>; contract?: ContractVersion };

/**
 * The remote was built against another major version of the contract; retrying cannot help until one side is
 * redeployed.
 */
export class IncompatibleContractError extends Error {}

/**
 * Loads a remote’s exposed module from the URL of its manifest. Rejects if manifest, entry, script and style sheet take
 * longer than `remoteTimeoutsMs.load`; calling it again retries. Rejects with `IncompatibleContractError` for another major
 * version of the contract.
 */
export async function loadRemoteApp(key: RemoteKey, manifestUrl: string): Promise<ComponentType<RemoteProps>> {
  const { container, module } = remotes[key];
  const manifest = new URL(manifestUrl, window.location.href).href;
  if (!registered.has(container)) {
    registerRemotes([{ name: container, entry: manifest }]);
    registered.add(container);
  }
  try {
    return await pTimeout(load(container, module, manifest), { milliseconds: remoteTimeoutsMs.load });
  } catch (error) {
    abortPendingStyles(manifest);
    failed.add(manifest);
    throw error;
  }
}

async function load(container: string, module: string, manifest: string): Promise<ComponentType<RemoteProps>> {
  // The runtime keeps its copy, and what was deployed meanwhile has other hashes.
  if (failed.delete(manifest)) rememberIntegrity(manifest, await readManifest(manifest));
  const loaded = await loadRemote<RemoteModule>(module);
  if (!loaded) throw new Error(`${module} exposes nothing.`);
  if (!canHost(loaded.contract))
    throw new IncompatibleContractError(`${module} was built against an incompatible contract version.`);
  await ensureStyles(container, manifest);
  return loaded.default;
}
