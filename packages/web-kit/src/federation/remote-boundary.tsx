import { type RemoteKey, type RemoteProps } from '@wayhouse/contracts/remotes';
import { type ReactNode, useState } from 'react';
import { texts } from '../messages.js';
import { ErrorState } from '../ui/display/error-state.js';
import { CrashBoundary } from './error-boundary.js';
import { loadable } from './loadable.js';
import { loadRemoteApp, OtherContract } from './load-remote-app.js';

type Props = {
  remote: RemoteKey;
  manifestUrl: string;
  host: RemoteProps;
  waiting: ReactNode;
  failure: { title: string; message: string; elsewhere?: ReactNode };
};

/** Shows a remote, or says that it cannot be had right now. Retry fetches it again; nothing else on the page is touched. */
export function RemoteBoundary({ remote, manifestUrl, host, waiting, failure }: Props) {
  const failed = (retry: () => void) => <ErrorState {...failure} onRetry={retry} />;
  const notLoaded = (retry: () => void, _props: RemoteProps, error: unknown) =>
    error instanceof OtherContract ? (
      <ErrorState {...failure} {...texts.otherContract} onRetry={() => window.location.reload()} />
    ) : (
      failed(retry)
    );
  const [App] = useState(() =>
    loadable<RemoteProps>(() => loadRemoteApp(remote, manifestUrl), { waiting, failed: notLoaded }),
  );
  return (
    <CrashBoundary failed={failed}>
      <App {...host} />
    </CrashBoundary>
  );
}
