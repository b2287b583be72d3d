import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAccount } from '@wayhouse/contracts/calls/personal-data-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { useSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useNavigate } from 'react-router-dom';
import { accountKey } from '../../shared/query-keys.js';

/** Deletes the account, signs out and goes home, where a toast confirms it. The caller shows the error. */
export function useAccountDeletion() {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { signOut } = useSession();
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => api.call(deleteAccount, {}),
    async onSuccess({ message }) {
      // As if just read, or home would ask for it once more.
      queryClient.setQueriesData({ queryKey: accountKey }, (account) => account);
      // First and at once, even if home has yet to load, so that this page does not ask to sign in for a moment.
      await navigate(paths.home, { flushSync: true });
      toasts.success(message);
      await signOut();
      queryClient.clear();
    },
  });
}
