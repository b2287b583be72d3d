import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider } from '../../session/session.js';
import { createSessionStore } from '../../session/session-store.js';
import { messages } from '../../messages.js';
import { StatusBanner } from './status-banner.js';
import { Toaster } from './toaster.js';
import { toasts } from './toasts.js';

const user = { id: 'u1', name: 'Asha', email: 'asha@example.com', imageUrl: '' };
const service = {
  getToken: async () => 'token',
  signIn: jest.fn(),
  signOut: async () => undefined,
  openProfile: () => undefined,
};

function renderBanner() {
  const store = createSessionStore();
  render(
    <SessionProvider config={undefined} navigate={() => undefined} store={store}>
      <StatusBanner />
    </SessionProvider>,
  );
  act(() => store.report({ status: 'signed-in', user }, service));
  return store;
}
const dispatch = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));

afterEach(() => jest.useRealTimers());

test('shows that the browser is offline until it is back, and that it is back for a moment', () => {
  jest.useFakeTimers();
  renderBanner();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  dispatch('offline');
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  dispatch('online');
  expect(screen.getByRole('status')).toHaveTextContent('You are back online.');
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('changes its text when something could not be sent offline, without a toast', () => {
  jest.useFakeTimers();
  renderBanner();
  render(<Toaster />);
  dispatch('offline');
  act(() => {
    toasts.error(messages.calls.offline);
    toasts.error(messages.calls.offline);
  });
  expect(screen.getAllByText(/offline/)).toHaveLength(1);
  expect(screen.getByText(/offline/)).toHaveTextContent(messages.calls.offline);
  dispatch('online');
  act(() => jest.advanceTimersByTime(4000));
  dispatch('offline');
  expect(screen.getByText(/offline/)).toHaveTextContent(messages.connection.offline);
});

test('shows that the session has ended, with a sign-in button', async () => {
  const store = renderBanner();
  act(() => store.report({ status: 'signed-out', user: null }, service));
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(service.signIn).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  act(() => store.report({ status: 'signed-in', user }, service));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows nothing after signing out', async () => {
  const store = renderBanner();
  await act(() => store.signOut());
  act(() => store.report({ status: 'signed-out', user: null }, service));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
