import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { aboutInSite } from '@wayhouse/domain/hotel-currency';
import { formatAmount } from '@wayhouse/messages/format-money';
import { loadRuntimeConfig } from '@wayhouse/web-kit/load-runtime-config';
import { whenIdle } from '@wayhouse/web-kit/when-idle';
import { createContext, type ReactNode, startTransition, useCallback, useContext, useEffect, useState } from 'react';
import { chooseReleases } from './remotes/choose-releases.js';
import { usePageState } from './page-state.js';
import { retryDelayMs } from './retry-delay.js';

type RuntimeConfigState =
  | ({ state: 'ready' } & RuntimeConfig)
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void };

const RuntimeConfigContext = createContext<RuntimeConfigState>({ state: 'loading' });

/** The runtime configuration. Pages render before it has loaded; only the parts that need it wait. */
export const useRuntimeConfig = () => useContext(RuntimeConfigContext);

/**
 * The currency of what a room or hotel costs. Without one, that of the site: dollars, as on the specification's public pages, until
 * the configuration has loaded.
 */
export function useCurrency({ currency }: { currency?: string } = {}): string {
  const config = useRuntimeConfig();
  return currency ?? (config.state === 'ready' ? config.currency : 'USD');
}

/** About what an amount is in the site's currency; undefined for one that is in it. */
export function useAboutInSite(amount: number, { currency }: { currency?: string }): string | undefined {
  const config = useRuntimeConfig();
  if (config.state !== 'ready' || !currency || currency === config.currency) return undefined;
  const rate = config.exchangeRates?.[currency];
  return rate === undefined ? undefined : formatAmount(aboutInSite(amount, rate), config.currency);
}

export function RuntimeConfigProvider({ children }: { children: ReactNode }) {
  const rendered = usePageState()?.config;
  const [state, setState] = useState<RuntimeConfigState>(
    rendered ? { state: 'ready', ...chooseReleases(rendered), pages: rendered.pages } : { state: 'loading' },
  );
  // The server has rendered the pages and links of the running releases, which are taken over first.
  useEffect(() => {
    if (!rendered) return;
    const { pages } = chooseReleases(rendered);
    if (pages.owner === rendered.pages.owner && pages['static-pages'] === rendered.pages['static-pages']) return;
    return whenIdle(() => startTransition(() => setState((now) => ({ ...now, pages }))));
  }, [rendered]);
  const load = useCallback(() => {
    loadRuntimeConfig().then(
      (config) => setState({ state: 'ready', ...chooseReleases(config) }),
      () => setState({ state: 'failed', retry: load }),
    );
  }, []);
  useEffect(() => (rendered ? undefined : load()), [rendered, load]);
  useEffect(() => {
    if (state.state !== 'failed') return;
    const timer = setTimeout(state.retry, retryDelayMs);
    return () => clearTimeout(timer);
  }, [state]);
  return <RuntimeConfigContext value={state}>{children}</RuntimeConfigContext>;
}
