import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { SessionProvider } from '@wayhouse/web-kit/session';
import { createSessionStore, type SignInService } from '@wayhouse/web-kit/session-store';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { queryClient, SessionApiProvider } from '../shared/session-api-provider.js';

const guest: SignedInUser = { id: 'u1', name: 'Asha Rao', email: 'asha@example.com', imageUrl: '' };

type RenderOptions = {
  at?: string;
  isSignedIn?: boolean;
  /** Whether the sign-in service has loaded and reported who is signed in. */
  isSessionLoaded?: boolean;
  /** Renders with the browser's history, whose entries keep their state, instead of one in memory. */
  inBrowserHistory?: boolean;
};

/** Renders a part as the app does: with a router, a session and API calls. */
export function renderPart(
  part: ReactNode,
  { at = '/', isSessionLoaded = true, isSignedIn, inBrowserHistory }: RenderOptions = {},
) {
  queryClient.clear();
  let closeSignIn: () => void = () => undefined;
  const signIn: jest.MockedFunction<SignInService['signIn']> = jest.fn(({ onOpen, onClosed }) => {
    closeSignIn = onClosed;
    onOpen();
  });
  const signOut = jest.fn(async () => undefined);
  const service: SignInService = {
    getToken: async () => 'token',
    signIn,
    signOut,
    openProfile: () => undefined,
  };
  const store = createSessionStore();
  const signInAs = (user: SignedInUser) => store.report({ status: 'signed-in', user }, service);
  if (isSignedIn) signInAs(guest);
  else if (isSessionLoaded) store.report({ status: 'signed-out', user: null }, service);
  const inside = (
    <SessionProvider config={undefined} navigate={() => undefined} store={store}>
      <SessionApiProvider>{part}</SessionApiProvider>
      <Address />
    </SessionProvider>
  );
  if (inBrowserHistory) window.history.pushState(null, '', at);
  render(
    inBrowserHistory ? (
      <BrowserRouter>{inside}</BrowserRouter>
    ) : (
      <MemoryRouter initialEntries={[at]}>{inside}</MemoryRouter>
    ),
  );
  return {
    user: userEvent.setup(),
    signIn,
    signOut,
    signInAs: (user = guest) => signInAs(user),
    /** Ends the session from outside, as another tab or the server would. */
    endSession: () => store.report({ status: 'signed-out', user: null }, service),
    closeSignIn: () => closeSignIn(),
  };
}

/** Shows the address, so that tests can read it. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + decodeURIComponent(search)}</output>;
}
