import { paths } from '@wayhouse/contracts/paths';
import type { RemoteKey } from '@wayhouse/contracts/remotes';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { RemoteBoundary } from '@wayhouse/web-kit/remote-boundary';
import { ServedRemote } from '@wayhouse/web-kit/served-remote';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useRemoteProps } from '@wayhouse/web-kit/use-remote-props';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { PageSkeleton } from '../page-skeleton.js';
import { ServedHtmlContext } from '../page-state.js';
import { useRuntimeConfig } from '../runtime-config.js';
import { messages } from './messages.js';
import { useServedBy } from './use-served-by.js';

type Failure = { title: string; message: string; elsewhere?: ReactNode };

const failures = (): Record<RemoteKey, Failure> => ({
  owner: {
    ...messages.owner,
    // The owner area does not show the public navigation.
    elsewhere: (
      <Link to={paths.home} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {messages.owner.home}
      </Link>
    ),
  },
  'static-pages': messages.staticPages,
});

/** Mounts a remote as a page once the runtime configuration names its address. */
export function RemotePage({ remote, skeleton = <PageSkeleton /> }: { remote: RemoteKey; skeleton?: ReactNode }) {
  const config = useRuntimeConfig();
  if (config.state === 'loading') return skeleton;
  if (config.state === 'failed') return <ErrorState {...failures()[remote]} onRetry={config.retry} />;
  return <Mounted remote={remote} config={config} skeleton={skeleton} />;
}

function Mounted({ remote, config, skeleton }: { remote: RemoteKey; config: RuntimeConfig; skeleton: ReactNode }) {
  const host = useRemoteProps(config);
  const html = useContext(ServedHtmlContext);
  const served = useServedBy(remote);
  const failure = failures()[remote];
  const mounted = { remote, manifestUrl: config.remotes[remote], host };
  if (!served) return <RemoteBoundary {...mounted} skeleton={skeleton} failure={failure} />;
  return (
    <ServedRemote
      {...mounted}
      build={served.build}
      html={html}
      renderFailure={(retry) => <ErrorState {...failure} onRetry={retry} />}
    />
  );
}
