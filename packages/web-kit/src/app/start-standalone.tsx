import type { RemoteProps } from '@wayhouse/contracts/remotes';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { SessionProvider, useSession } from '../session/session.js';
import { messages } from '../messages.js';
import { Button } from '../ui/action/button.js';
import { installHistoryBlocker } from './history-blocker.js';
import { loadRuntimeConfig } from './load-runtime-config.js';
import { startHostLocale } from './page-locale.js';
import { Notices } from './notices/notices.js';
import { useRemoteProps } from './use-remote-props.js';

type Standalone = {
  App: ComponentType<RemoteProps>;
  /** The route the remote is mounted at, as in the shell. */
  path: string;
  /** The first page. */
  home: string;
  needsSignIn?: boolean;
};

/** Runs a remote without the shell, against the running platform: its own page, router, session and toasts. */
export async function startStandalone(standalone: Standalone): Promise<void> {
  installHistoryBlocker();
  const root = createRoot(document.getElementById('root')!);
  try {
    await startHostLocale();
    const config = await loadRuntimeConfig();
    root.render(
      <BrowserRouter>
        <Host {...standalone} config={config} />
      </BrowserRouter>,
    );
  } catch {
    root.render(<p>{messages.platformIsDown}</p>);
  }
}

type WithConfig = Standalone & { config: RuntimeConfig };

function Host({ path, home, ...rest }: WithConfig) {
  const navigate = useNavigate();
  return (
    <SessionProvider config={rest.config.clerk} navigate={(to) => void navigate(to)}>
      <Routes>
        <Route path={path} element={<Remote path={path} home={home} {...rest} />} />
        <Route path="*" element={<Navigate to={home} replace />} />
      </Routes>
      <Notices />
    </SessionProvider>
  );
}

function Remote({ config, App, needsSignIn }: WithConfig) {
  const { status, previousUser, signIn } = useSession();
  const props = useRemoteProps(config);
  if (needsSignIn && status === 'loading') return null;
  if (needsSignIn && status !== 'signed-in' && !previousUser)
    return <Button onClick={signIn}>{messages.session.signIn}</Button>;
  return <App {...props} />;
}
