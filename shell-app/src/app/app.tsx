import { ApiProvider } from '@wayhouse/web-kit/api';
import { SessionProvider, useSessionStore } from '@wayhouse/web-kit/session';
import { Toaster, toasts } from '@wayhouse/web-kit/toaster';
import { type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { ConfigProvider, useConfig } from './config.js';
import { goTo } from './go-to.js';
import { AppRoutes } from './routes.js';

export const App = () => (
  <BrowserRouter>
    <ConfigProvider>
      <Session>
        <Calls>
          <AppRoutes />
          <Toaster />
        </Calls>
      </Session>
    </ConfigProvider>
  </BrowserRouter>
);

function Session({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const config = useConfig();
  return (
    <SessionProvider config={config.state === 'ready' ? config.clerk : undefined} navigate={(to) => goTo(to, navigate)}>
      {children}
    </SessionProvider>
  );
}

function Calls({ children }: { children: ReactNode }) {
  const { getToken } = useSessionStore();
  return (
    <ApiProvider getToken={getToken} toast={toasts}>
      {children}
    </ApiProvider>
  );
}
