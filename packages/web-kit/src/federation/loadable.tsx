import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { reloadWhenOutdated } from './reload-when-outdated.js';

type Placeholders<Props> = {
  skeleton: ReactNode;
  renderError: (retry: () => void, props: Props, error: unknown) => ReactNode;
};

type State = { status: 'loading' | 'ready' } | { status: 'failed'; error: unknown };

/**
 * A component that is loaded when it is first rendered. Unlike `React.lazy` it can be retried without a page reload,
 * and retries by itself when the browser is back online. Where its file is gone because a newer build has been
 * deployed, the page reloads, once. `preload()` fetches it ahead of time.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholders: Placeholders<Props>,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => (loaded ??= await load());

  function Loadable(props: Props) {
    const [state, setState] = useState<State>({ status: loaded ? 'ready' : 'loading' });
    const attempt = useCallback(() => {
      let isCurrent = true;
      fetchOnce().then(
        () => isCurrent && setState({ status: 'ready' }),
        async (error: unknown) => {
          if (!(await reloadWhenOutdated()) && isCurrent) setState({ status: 'failed', error });
        },
      );
      return () => {
        isCurrent = false;
      };
    }, []);
    useEffect(() => (loaded ? undefined : attempt()), [attempt]);

    const retry = useCallback(() => {
      setState({ status: 'loading' });
      attempt();
    }, [attempt]);
    useEffect(() => {
      if (state.status !== 'failed') return;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [state.status, retry]);
    if (state.status === 'failed') return placeholders.renderError(retry, props, state.error);
    if (!loaded) return placeholders.skeleton;
    const Part = loaded;
    return <Part {...props} />;
  }

  return Object.assign(Loadable, { preload: () => void fetchOnce().catch(() => undefined) });
}
