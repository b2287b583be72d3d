import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { loadRuntimeConfig } from '@wayhouse/web-kit/load-runtime-config';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { retryDelayMs } from './retry-delay.js';

type RuntimeConfigState =
  ({ state: 'ready' } & RuntimeConfig) | { state: 'loading' } | { state: 'failed'; retry: () => void };

const RuntimeConfigContext = createContext<RuntimeConfigState>({ state: 'loading' });

/** The runtime configuration. Pages render before it has loaded; only the parts that need it wait. */
export const useRuntimeConfig = () => useContext(RuntimeConfigContext);

/** The currency of prices: dollars, as on the specification's public pages, until the configuration has loaded. */
export function useCurrency(): string {
  const config = useRuntimeConfig();
  return config.state === 'ready' ? config.currency : 'USD';
}

export function RuntimeConfigProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<RuntimeConfigState>({ state: 'loading' });
  const load = useCallback(() => {
    loadRuntimeConfig().then(
      (config) => setState({ state: 'ready', ...config }),
      () => setState({ state: 'failed', retry: load }),
    );
  }, []);
  useEffect(load, [load]);
  useEffect(() => {
    if (state.state !== 'failed') return;
    const timer = setTimeout(state.retry, retryDelayMs);
    return () => clearTimeout(timer);
  }, [state]);
  return <RuntimeConfigContext value={state}>{children}</RuntimeConfigContext>;
}
