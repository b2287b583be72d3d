import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const limit = 3500;

/** A remote's server that hangs must not hang the page: its manifest and its entry have a few seconds. */
const timeLimits = (): ModuleFederationRuntimePlugin => ({
  name: 'time-limits',
  fetch: (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(limit) }),
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    return { script, timeout: limit };
  },
});

export default timeLimits;
