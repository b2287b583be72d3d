import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { reloadWhenOutdated } from './reload-when-outdated.js';

type Surroundings<Props> = {
  waiting: ReactNode;
  failed: (retry: () => void, props: Props, error: unknown) => ReactNode;
};

type State = { is: 'waiting' | 'ready' } | { is: 'failed'; error: unknown };

/**
 * A part of the page that is loaded when it is first shown. Unlike `React.lazy` it can be tried again after a failure,
 * without a reload, and tries by itself when the connection is back. Where its file is gone because a newer build has been
 * deployed, the page loads itself anew, once.
 * `preload()` fetches it ahead of time.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>, around: Surroundings<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => (loaded ??= await load());

  function Loadable(props: Props) {
    const [state, setState] = useState<State>({ is: loaded ? 'ready' : 'waiting' });
    const attempt = useCallback(() => {
      let current = true;
      fetchOnce().then(
        () => current && setState({ is: 'ready' }),
        async (error: unknown) => {
          if (!(await reloadWhenOutdated()) && current) setState({ is: 'failed', error });
        },
      );
      return () => {
        current = false;
      };
    }, []);
    useEffect(() => (loaded ? undefined : attempt()), [attempt]);

    const retry = useCallback(() => {
      setState({ is: 'waiting' });
      attempt();
    }, [attempt]);
    useEffect(() => {
      if (state.is !== 'failed') return;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [state.is, retry]);
    if (state.is === 'failed') return around.failed(retry, props, state.error);
    if (!loaded) return around.waiting;
    const Part = loaded;
    return <Part {...props} />;
  }

  return Object.assign(Loadable, { preload: () => void fetchOnce().catch(() => undefined) });
}
