import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import type { ComponentType } from 'react';
import { within } from './within.js';
import { ensureStyles } from './ensure-styles.js';

const registered = new Set<string>();
const limitForChunks = 4500;

type RemoteModule = { default: ComponentType<RemoteProps> };

/**
 * Loads a remote's one module, from its manifest's address. Rejects when anything of it is not there within five
 * seconds: manifest, entry, script or style sheet. Calling it again tries again.
 */
export async function loadRemoteApp(key: RemoteKey, manifestUrl: string): Promise<ComponentType<RemoteProps>> {
  const { container, module } = remotes[key];
  if (!registered.has(container)) {
    registerRemotes([{ name: container, entry: new URL(manifestUrl, window.location.href).href }]);
    registered.add(container);
  }
  const loaded = await within(limitForChunks, loadRemote<RemoteModule>(module));
  if (!loaded) throw new Error(`The remote ${key} exposes nothing.`);
  await ensureStyles(container, new URL('.', new URL(manifestUrl, window.location.href)).href);
  return loaded.default;
}
