import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { remoteTimeoutsMs } from './remote-timeouts.js';

/**
 * A hanging remote server must not hang the page, so manifest and entry have a timeout. An error response is rejected:
 * the runtime would cache its body as the manifest, and no retry would fetch it again.
 */
const requestTimeouts = (): ModuleFederationRuntimePlugin => ({
  name: 'request-timeouts',
  async fetch(url, options) {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(remoteTimeoutsMs.request) });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    return response;
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    return { script, timeout: remoteTimeoutsMs.request };
  },
});

export default requestTimeouts;
