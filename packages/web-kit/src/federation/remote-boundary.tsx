import { type RemoteKey, type RemoteProps } from '@wayhouse/contracts/remotes';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.js';
import { ErrorState } from '../ui/display/error-state.js';
import { ErrorBoundary } from './error-boundary.js';
import { loadable } from './loadable.js';
import { loadRemoteApp, IncompatibleContractError } from './load-remote-app.js';
import { useIsInBrowser } from '../app/server-rendered.js';

type Props = {
  remote: RemoteKey;
  manifestUrl: string;
  host: RemoteProps;
  skeleton: ReactNode;
  failure: { title: string; message: string; elsewhere?: ReactNode };
};

/**
 * Renders a remote, or an error with a retry button if it does not load or crashes; the rest of the page is unaffected.
 */
export function RemoteBoundary({ remote, manifestUrl, host, skeleton, failure }: Props) {
  const renderFailure = (retry: () => void) => <ErrorState {...failure} onRetry={retry} />;
  const renderLoadError = (retry: () => void, _props: RemoteProps, error: unknown) =>
    error instanceof IncompatibleContractError ? (
      <ErrorState {...failure} {...messages.incompatible} onRetry={() => window.location.reload()} />
    ) : (
      renderFailure(retry)
    );
  const [App] = useState(() =>
    loadable<RemoteProps>(() => loadRemoteApp(remote, manifestUrl), {
      skeleton,
      renderError: renderLoadError,
      source: manifestUrl,
    }),
  );
  // A remote's code runs in browsers only, so what the server has rendered is its skeleton.
  const isInBrowser = useIsInBrowser();
  return (
    <ErrorBoundary renderError={renderFailure} source={manifestUrl}>
      {isInBrowser ? <App {...host} /> : skeleton}
    </ErrorBoundary>
  );
}
