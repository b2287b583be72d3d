import { ErrorBoundary } from '@wayhouse/web-kit/error-boundary';
import { loadable } from '@wayhouse/web-kit/loadable';
import { releaseClock } from '@wayhouse/web-kit/page-clock';
import { useAnnounceTakeOver } from '@wayhouse/web-kit/server-rendered';
import { SessionProvider } from '@wayhouse/web-kit/session';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { retryDelayMs } from '../shared/retry-delay.js';
import { RuntimeConfigProvider, useRuntimeConfig } from '../shared/runtime-config.js';
import { useIsIdle } from '../shared/use-is-idle.js';
import { AppRoutes } from './app-routes.js';
import { navigateTo } from './navigate-to.js';
import { PageErrorBoundary } from './page-error-boundary.js';
import { useObservations } from './use-observations.js';

type Props = {
  /** The router around the pages: of the browser, or of the server. */
  Router: (props: { children: ReactNode }) => ReactNode;
};

export const App = ({ Router }: Props) => (
  <AppProviders Router={Router}>
    <AppRoutes />
    <OnceIdle />
  </AppProviders>
);

/** What every part of a page may ask for. */
export const AppProviders = ({ Router, children }: Props & { children: ReactNode }) => (
  <PageErrorBoundary>
    <Router>
      <RuntimeConfigProvider>
        <Session>{children}</Session>
      </RuntimeConfigProvider>
    </Router>
  </PageErrorBoundary>
);

/** Renders apart from the pages: an update would discard the parts of them that are still to be taken over. */
function OnceIdle() {
  useAnnounceTakeOver();
  const isIdle = useIsIdle();
  useObservations(isIdle);
  useEffect(() => {
    if (isIdle) releaseClock();
  }, [isIdle]);
  return <ErrorBoundary renderError={retryLater}>{isIdle && <Notices />}</ErrorBoundary>;
}

function Session({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const config = useRuntimeConfig();
  return (
    <SessionProvider
      config={config.state === 'ready' ? config.clerk : undefined}
      navigate={(to) => navigateTo(to, (path) => void navigate(path))}
    >
      {children}
    </SessionProvider>
  );
}

// Notices load in the background, so a failure is retried without an error message.
const retryLater = (retry: () => void) => <RetryLater onRetry={retry} />;

const Notices = loadable(async () => (await import('@wayhouse/web-kit/notices')).Notices, {
  skeleton: null,
  renderError: retryLater,
});

function RetryLater({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, retryDelayMs);
    return () => clearTimeout(timer);
  });
  return null;
}
