import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';

type Surroundings<Props> = { waiting: ReactNode; failed: (retry: () => void, props: Props) => ReactNode };

/**
 * A part of the page that is loaded when it is first shown. Unlike `React.lazy` it can be tried again after a failure,
 * without a reload. `preload()` fetches it ahead of time.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>, around: Surroundings<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => (loaded ??= await load());

  function Loadable(props: Props) {
    const [state, setState] = useState<'waiting' | 'failed' | 'ready'>(loaded ? 'ready' : 'waiting');
    const attempt = useCallback(() => {
      let current = true;
      fetchOnce().then(
        () => current && setState('ready'),
        () => current && setState('failed'),
      );
      return () => {
        current = false;
      };
    }, []);
    useEffect(() => (loaded ? undefined : attempt()), [attempt]);

    const retry = () => {
      setState('waiting');
      attempt();
    };
    if (state === 'failed') return around.failed(retry, props);
    if (!loaded) return around.waiting;
    const Part = loaded;
    return <Part {...props} />;
  }

  return Object.assign(Loadable, { preload: () => void fetchOnce().catch(() => undefined) });
}
