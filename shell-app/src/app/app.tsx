import { loadable } from '@wayhouse/web-kit/loadable';
import { SessionProvider } from '@wayhouse/web-kit/session';
import { type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { ConfigProvider, useConfig } from './config.js';
import { goTo } from './go-to.js';
import { AppRoutes } from './routes.js';
import { useIsAtRest } from './use-is-at-rest.js';

export function App() {
  const isAtRest = useIsAtRest();
  return (
    <BrowserRouter>
      <ConfigProvider>
        <Session>
          <AppRoutes />
          {isAtRest && <Toaster />}
        </Session>
      </ConfigProvider>
    </BrowserRouter>
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

const Toaster = loadable(async () => (await import('@wayhouse/web-kit/toaster')).Toaster, {
  waiting: null,
  failed: () => null,
});
