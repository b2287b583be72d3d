import { type ComponentType, memo, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { note } from '../observe/note.js';
import { currentBuild } from './current-build.js';
import { ErrorBoundary } from './error-boundary.js';
import { reloadWhenOutdated } from './reload-when-outdated.js';
import { useAnnounceTakeOver, useIsServerRendered } from '../app/server-rendered.js';

type Options<Props> = {
  skeleton: ReactNode;
  renderError: (retry: () => void, props: Props, error: unknown) => ReactNode;
  /** The address of the front end that is loaded; without it, the part is one of this front end's own. */
  source?: string;
  /** Delays taking over what the server has rendered. Rejections are not expected. */
  takeOverAfter?: () => Promise<void>;
};

const retryMs = 2000;
const ignore = () => undefined;

type State = { status: 'loading' | 'ready' } | { status: 'failed'; error: unknown };
const ready: State = { status: 'ready' };

/**
 * A component that is loaded when it is first rendered. Unlike `React.lazy` it can be retried without a page reload,
 * and retries by itself when the browser is back online. Where its file is gone because a newer build has been
 * deployed, the page reloads, once. `preload()` fetches it ahead of time, and resolves in any case. The server renders it whole, and what it has
 * rendered stays until the component has loaded.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>, options: Options<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => (loaded ??= await load());

  function OnDemand(props: Props) {
    const [state, setState] = useState<State>(loaded ? ready : { status: 'loading' });
    const attempt = useCallback(() => {
      let isCurrent = true;
      fetchOnce().then(
        () => isCurrent && setState(ready),
        async (error: unknown) => {
          if ((await reloadWhenOutdated()) || !isCurrent) return;
          note('fallback', options.source ?? currentBuild()?.manifest);
          setState({ status: 'failed', error });
        },
      );
      return () => {
        isCurrent = false;
      };
    }, []);
    // It may have arrived since the render.
    useEffect(() => (loaded ? setState(ready) : attempt()), [attempt]);

    const retry = useCallback(() => {
      setState({ status: 'loading' });
      attempt();
    }, [attempt]);
    useEffect(() => {
      if (state.status !== 'failed') return;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [state.status, retry]);
    if (state.status === 'failed') return options.renderError(retry, props, state.error);
    if (!loaded) return options.skeleton;
    const Part = loaded;
    return <Part {...props} />;
  }

  let takenOver: Promise<ComponentType<Props>> | undefined;
  const takeOver = () =>
    (takenOver ??= (options.takeOverAfter?.() ?? Promise.resolve()).then(() => fetchOnce().catch(fetchLater)));
  // What has been rendered is still there to be read. A page that is being left ends here, without an error.
  const fetchLater = () => new Promise((resolve) => setTimeout(resolve, retryMs)).then(fetchOnce);

  function ServerRendered(props: Props) {
    useAnnounceTakeOver();
    const Part = (options.takeOverAfter ? undefined : loaded) ?? use(takeOver());
    return <Part {...props} />;
  }

  // Memoized, since an update from above would discard what is still to be taken over.
  const Loadable = memo(function Loadable(props: Props) {
    // Suspense would delay what is shown after a skeleton, so it is used only where there is something to take over.
    if (!useIsServerRendered()) return <OnDemand {...props} />;
    return (
      <ErrorBoundary renderError={() => <OnDemand {...props} />}>
        <Suspense fallback={options.skeleton}>
          <ServerRendered {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  });

  return Object.assign(Loadable, { preload: () => fetchOnce().then(ignore, ignore) });
}
