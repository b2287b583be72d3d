import { useMutation } from '@tanstack/react-query';
import { storeRecentSearch } from '@wayhouse/contracts/calls/account-calls';
import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useApi } from '../api/api-provider.js';
import { Dialog } from '../ui/overlay/dialog.js';
import { RemoteRoot } from './remote-root.js';

function Form() {
  const api = useApi();
  const store = useMutation({ mutationFn: () => api.call(storeRecentSearch, { recentSearchedCity: 'Goa' }) });
  return (
    <Dialog open onClose={() => undefined} title="A search">
      <button onClick={() => store.mutate()}>Store</button>
    </Dialog>
  );
}

/** A remote in a host whose session has ended; the service takes no token but `new`. */
async function storeFrom(signInAgain?: RemoteProps['signInAgain']) {
  let token: string | null = null;
  const host = {
    getToken: async () => token,
    signInAgain,
    toast: { success: jest.fn(), error: jest.fn() },
  } as unknown as RemoteProps & { toast: Record<'success' | 'error', jest.Mock> };
  globalThis.fetch = jest.fn(async (_url, init?: RequestInit) =>
    new Headers(init?.headers).get('Authorization') === 'Bearer new'
      ? new Response(JSON.stringify({ success: true, message: 'Search stored.' }))
      : new Response(JSON.stringify({ success: false, message: 'Please sign in to go on.' }), { status: 401 }),
  );
  render(
    <RemoteRoot remote="owner" host={host}>
      <Form />
    </RemoteRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Store' }));
  return { host, signIn: () => void (token = 'new') };
}

test('a remote’s change asks its host to sign in again; the remote’s dialog steps aside and comes back', async () => {
  let answer: (came: boolean) => void = () => undefined;
  const { host, signIn } = await storeFrom(() => new Promise((resolve) => (answer = resolve)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  signIn();
  answer(true);
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith('Search stored.'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('in a host that cannot ask, the service’s words are said', async () => {
  const { host } = await storeFrom();
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Please sign in to go on.'));
  expect(screen.getByRole('dialog')).toBeVisible();
});
