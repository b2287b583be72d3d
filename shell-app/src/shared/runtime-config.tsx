import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { loadRuntimeConfig } from '@wayhouse/web-kit/load-runtime-config';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

type ConfigState = ({ state: 'ready' } & RuntimeConfig) | { state: 'loading' } | { state: 'failed'; retry: () => void };

const askAgainAfter = 5000;

const ConfigContext = createContext<ConfigState>({ state: 'loading' });

/** The run-time configuration. The pages show before it has arrived; only what needs it waits. */
export const useConfig = () => useContext(ConfigContext);

/** What prices are in. Until the configuration says otherwise: dollars, as on the specification's public pages. */
export function useCurrency(): string {
  const config = useConfig();
  return config.state === 'ready' ? config.currency : 'USD';
}

export function ConfigProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<ConfigState>({ state: 'loading' });
  const load = useCallback(() => {
    loadRuntimeConfig().then(
      (config) => setState({ state: 'ready', ...config }),
      () => setState({ state: 'failed', retry: load }),
    );
  }, []);
  useEffect(load, [load]);
  useEffect(() => {
    if (state.state !== 'failed') return;
    const timer = setTimeout(state.retry, askAgainAfter);
    return () => clearTimeout(timer);
  }, [state]);
  return <ConfigContext value={state}>{children}</ConfigContext>;
}
