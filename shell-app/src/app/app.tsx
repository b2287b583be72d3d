import { ErrorBoundary } from '@wayhouse/web-kit/error-boundary';
import { loadable } from '@wayhouse/web-kit/loadable';
import { SessionProvider } from '@wayhouse/web-kit/session';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { retryDelayMs } from '../shared/retry-delay.js';
import { RuntimeConfigProvider, useRuntimeConfig } from '../shared/runtime-config.js';
import { useIsIdle } from '../shared/use-is-idle.js';
import { AppRoutes } from './app-routes.js';
import { navigateTo } from './navigate-to.js';
import { PageErrorBoundary } from './page-error-boundary.js';

export function App() {
  const isIdle = useIsIdle();
  return (
    <PageErrorBoundary>
      <BrowserRouter>
        <RuntimeConfigProvider>
          <Session>
            <AppRoutes />
            <ErrorBoundary renderError={retryLater}>{isIdle && <Notices />}</ErrorBoundary>
          </Session>
        </RuntimeConfigProvider>
      </BrowserRouter>
    </PageErrorBoundary>
  );
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
