import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import type { ComponentType } from 'react';
import { within } from './within.js';
import { ensureStyles, giveUpStyles } from './ensure-styles.js';

const registered = new Set<string>();
const limit = 4000;

type RemoteModule = { default: ComponentType<RemoteProps> };

/**
 * Loads a remote's one module, from its manifest's address. Rejects when anything of it is not there within four
 * seconds: manifest, entry, script or style sheet. Calling it again tries again.
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
  await ensureStyles(container, manifest);
  return loaded.default;
}
