import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { canHost, type ContractVersion } from '@wayhouse/contracts/remote-contract';
import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import type { ComponentType } from 'react';
import { ensureStyles, giveUpStyles } from './ensure-styles.js';
import { within } from './with-timeout.js';

const registered = new Set<string>();
const limit = 4000;

type RemoteModule = { default: ComponentType<RemoteProps>; contract?: ContractVersion };

/** The remote was built for hosts of another kind; trying again cannot help until it, or this page, is another. */
export class OtherContract extends Error {}

/**
 * Loads a remote's one module, from its manifest's address. Rejects when anything of it is not there within four
 * seconds: manifest, entry, script or style sheet. Calling it again tries again. Rejects with `OtherContract` where the
 * remote was built with another major of the contract.
 */
export async function loadRemoteApp(key: RemoteKey, manifestUrl: string): Promise<ComponentType<RemoteProps>> {
  const { container, module } = remotes[key];
  const manifest = new URL(manifestUrl, window.location.href).href;
  if (!registered.has(container)) {
    registerRemotes([{ name: container, entry: manifest }]);
    registered.add(container);
  }
  try {
    return await within(limit, load(container, module, manifest));
  } catch (error) {
    giveUpStyles(manifest);
    throw error;
  }
}

async function load(container: string, module: string, manifest: string): Promise<ComponentType<RemoteProps>> {
  const loaded = await loadRemote<RemoteModule>(module);
  if (!loaded) throw new Error(`${module} exposes nothing.`);
  if (!canHost(loaded.contract)) throw new OtherContract(`${module} speaks another contract than this page.`);
  await ensureStyles(container, manifest);
  return loaded.default;
}
