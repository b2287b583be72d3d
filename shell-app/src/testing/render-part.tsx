import type { SignedInUser } from '@wayhouse/contracts/remotes';
import { createSessionStore, type SignInService } from '@wayhouse/web-kit/session-store';
import { SessionProvider } from '@wayhouse/web-kit/session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { cache, Calls } from '../shared/session-api-provider.js';

const guest: SignedInUser = { id: 'u1', name: 'Asha Rao', email: 'asha@example.com', imageUrl: '' };

/**
 * `isKnown`: whether the sign-in service has said yet who is here. `keepsHistory`: with the browser's own history, whose
 * entries keep their state.
 */
type Surroundings = { at?: string; isSignedIn?: boolean; isKnown?: boolean; keepsHistory?: boolean };

/** Draws a part as the app would: with a router, somebody signed in or not, and the calls. */
export function show(part: ReactNode, { at = '/', isKnown = true, isSignedIn, keepsHistory }: Surroundings = {}) {
  cache.clear();
  let closeSignIn: () => void = () => undefined;
  const signIn = jest.fn((onClosed?: () => void) => void (closeSignIn = onClosed ?? closeSignIn));
  const service: SignInService = {
    getToken: async () => 'token',
    signIn,
    signOut: async () => undefined,
    openProfile: () => undefined,
  };
  const store = createSessionStore();
  const signInAs = (user: SignedInUser) => store.report({ status: 'signed-in', user }, service);
  if (isSignedIn) signInAs(guest);
  else if (isKnown) store.report({ status: 'signed-out', user: null }, service);
  const inside = (
    <SessionProvider config={undefined} navigate={() => undefined} store={store}>
      <Calls>{part}</Calls>
      <Address />
    </SessionProvider>
  );
  if (keepsHistory) window.history.pushState(null, '', at);
  render(
    keepsHistory ? (
      <BrowserRouter>{inside}</BrowserRouter>
    ) : (
      <MemoryRouter initialEntries={[at]}>{inside}</MemoryRouter>
    ),
  );
  return {
    user: userEvent.setup(),
    signIn,
    signInAs: (user = guest) => signInAs(user),
    /** The session ends by itself, as in another tab or on the server. */
    endSession: () => store.report({ status: 'signed-out', user: null }, service),
    closeSignIn: () => closeSignIn(),
  };
}

/** Says the address, so that a test can look at it. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + decodeURIComponent(search)}</output>;
}
