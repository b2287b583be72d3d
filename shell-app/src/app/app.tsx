import { CrashBoundary } from '@wayhouse/web-kit/crash-boundary';
import { loadable } from '@wayhouse/web-kit/loadable';
import { SessionProvider } from '@wayhouse/web-kit/session';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { ConfigProvider, useConfig } from '../shared/runtime-config.js';
import { goTo } from './navigate-to.js';
import { PageBoundary } from './page-error-boundary.js';
import { AppRoutes } from './app-routes.js';
import { useIsAtRest } from '../shared/use-is-idle.js';

const retryAfter = 5000;

export function App() {
  const isAtRest = useIsAtRest();
  return (
    <PageBoundary>
      <BrowserRouter>
        <ConfigProvider>
          <Session>
            <AppRoutes />
            <CrashBoundary failed={retryLater}>{isAtRest && <Notices />}</CrashBoundary>
          </Session>
        </ConfigProvider>
      </BrowserRouter>
    </PageBoundary>
  );
}

function Session({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const config = useConfig();
  return (
    <SessionProvider
      config={config.state === 'ready' ? config.clerk : undefined}
      navigate={(to) => goTo(to, (path) => void navigate(path))}
    >
      {children}
    </SessionProvider>
  );
}

/** Nobody asked for it and nobody can be told, so it is tried again by itself. */
const retryLater = (retry: () => void) => <RetryLater onRetry={retry} />;

const Notices = loadable(async () => (await import('@wayhouse/web-kit/notices')).Notices, {
  waiting: null,
  failed: retryLater,
});

function RetryLater({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, retryAfter);
    return () => clearTimeout(timer);
  });
  return null;
}
