import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider } from '../../session/session.js';
import { createSessionStore } from '../../session/session-store.js';
import { texts } from '../../messages.js';
import { StandingNotice } from './status-banner.js';
import { Toaster, toasts } from './toaster.js';

const user = { id: 'u1', name: 'Asha', email: 'asha@example.com', imageUrl: '' };
const service = {
  getToken: async () => 'token',
  signIn: jest.fn(),
  signOut: async () => undefined,
  openProfile: () => undefined,
};

function showNotice() {
  const store = createSessionStore();
  render(
    <SessionProvider config={undefined} navigate={() => undefined} store={store}>
      <StandingNotice />
    </SessionProvider>,
  );
  act(() => store.report({ status: 'signed-in', user }, service));
  return store;
}
const hear = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));

afterEach(() => jest.useRealTimers());

test('being offline is said as long as it lasts, coming back for a moment', () => {
  jest.useFakeTimers();
  showNotice();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  hear('offline');
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  hear('online');
  expect(screen.getByRole('status')).toHaveTextContent('You are back online.');
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what is pressed while offline changes the words of the notice, without a toast beside it, until one is back', () => {
  jest.useFakeTimers();
  showNotice();
  render(<Toaster />);
  hear('offline');
  act(() => {
    toasts.error(texts.calls.offline);
    toasts.error(texts.calls.offline);
  });
  expect(screen.getAllByText(/offline/)).toHaveLength(1);
  expect(screen.getByText(/offline/)).toHaveTextContent(texts.calls.offline);
  hear('online');
  act(() => jest.advanceTimersByTime(4000));
  hear('offline');
  expect(screen.getByText(/offline/)).toHaveTextContent(texts.connection.offline);
});

test('a session that has ended by itself is said, with the way back in', async () => {
  const store = showNotice();
  act(() => store.report({ status: 'signed-out', user: null }, service));
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(service.signIn).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  act(() => store.report({ status: 'signed-in', user }, service));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('signing out is no ended session', async () => {
  const store = showNotice();
  await act(() => store.signOut());
  act(() => store.report({ status: 'signed-out', user: null }, service));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
