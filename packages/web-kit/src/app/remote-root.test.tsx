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

/** A remote in a host whose session has ended; the service accepts only the token `new`. */
async function renderAndStore(signInAgain?: RemoteProps['signInAgain']) {
  let token: string | null = null;
  const host = {
    getToken: async () => token,
    signInAgain,
    toast: { success: jest.fn(), error: jest.fn() },
  } as unknown as RemoteProps & { toast: Record<'success' | 'error', jest.Mock> };
  globalThis.fetch = jest.fn(async (_url, init?: RequestInit) =>
    new Headers(init?.headers).get('Authorization') === 'Bearer new'
      ? new Response(JSON.stringify({ success: true, message: 'Search stored.' }))
      : new Response(JSON.stringify({ success: false, message: 'Please sign in to continue.' }), { status: 401 }),
  );
  render(
    <RemoteRoot remote="owner" host={host}>
      <Form />
    </RemoteRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Store' }));
  return { host, signIn: () => void (token = 'new') };
}

test('a mutation asks the host to sign in again; the remote’s dialog is hidden meanwhile', async () => {
  let answerPrompt: (isSignedIn: boolean) => void = () => undefined;
  const { host, signIn } = await renderAndStore(() => new Promise((resolve) => (answerPrompt = resolve)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  signIn();
  answerPrompt(true);
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith('Search stored.'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('shows the service’s message in a host without signInAgain', async () => {
  const { host } = await renderAndStore();
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith('Please sign in to continue.'));
  expect(screen.getByRole('dialog')).toBeVisible();
});
