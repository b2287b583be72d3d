import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { mediaOf } from './ensure-styles.js';
import { integrityOf, rememberIntegrity } from './file-integrity.js';
import { noteLoadedBuild } from './loaded-builds.js';
import type { Manifest } from './manifest.js';
import { remoteTimeoutsMs } from './remote-timeouts.js';

/**
 * How the runtime gets the files of a remote. A hanging server must not hang the page, so manifest and entry have a timeout.
 * An error response is rejected: the runtime would cache its body as the manifest, and no retry would fetch it again. Entry
 * and preloaded files must have the hashes that the manifest names.
 */
const loadRemoteFiles = (): ModuleFederationRuntimePlugin => ({
  name: 'load-remote-files',
  async fetch(url, options) {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(remoteTimeoutsMs.request) });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const manifest = (await response.clone().json()) as Manifest;
    rememberIntegrity(url, manifest);
    noteLoadedBuild(url, manifest);
    return response;
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(url);
    return { script, timeout: remoteTimeoutsMs.request };
  },
  createLink({ url, attrs }) {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
    link.href = url;
    link.integrity = integrityOf(url);
    if (link.rel === 'stylesheet') link.media = mediaOf(link.href);
    return { link };
  },
});

export default loadRemoteFiles;
