import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const limit = 3500;

/**
 * A remote's server that hangs must not hang the page: its manifest and its entry have a few seconds. An error's body is
 * no manifest either: it would be kept as one, and no later try would ask again.
 */
const timeLimits = (): ModuleFederationRuntimePlugin => ({
  name: 'time-limits',
  async fetch(url, options) {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(limit) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    return { script, timeout: limit };
  },
});

export default timeLimits;
