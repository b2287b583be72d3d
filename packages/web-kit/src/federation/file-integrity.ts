import type { Manifest } from './manifest.js';

declare global {
  /** Hashes by URL. Also read by the loaders of the remotes' chunks (`FileIntegrityPlugin`). */
  var wayhouseIntegrity: Record<string, string> | undefined;
}

/** From now on the browser runs a file of this remote only if it has the hash that the manifest names. */
export function rememberIntegrity(manifestUrl: string, { integrity = {} }: Pick<Manifest, 'integrity'>): void {
  const hashes = Object.entries(integrity).map(([file, hash]) => [new URL(file, manifestUrl).href, hash]);
  globalThis.wayhouseIntegrity = { ...globalThis.wayhouseIntegrity, ...Object.fromEntries(hashes) };
}

/** For the `integrity` of an element; empty if no manifest names a hash for the URL. */
export const integrityOf = (url: string): string => globalThis.wayhouseIntegrity?.[url] ?? '';
