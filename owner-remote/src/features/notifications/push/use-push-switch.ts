import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addPushBrowser, type OwnerPush, removePushBrowsers } from '@wayhouse/contracts/calls/owner-push-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ownerEmailsKey, type OwnerEmails } from '../emails/use-owner-emails.js';
import { findBrowser, subscribe, unsubscribe } from './browser-push.js';
import { messages } from './messages.js';

const queryKey = ['push-browser'];

/** Whether this browser shows pushes for the account, how many others do, and switching them on and off. */
export function usePushSwitch({ publicKey, browsers }: OwnerPush) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: browser, isPending: isLoading } = useQuery({ queryKey, queryFn: findBrowser });
  const settle = {
    onSuccess: ({ push }: { push: OwnerPush }) =>
      queryClient.setQueryData<OwnerEmails>(ownerEmailsKey, (shown) => shown && { ...shown, push }),
    // Also after a failure: the response may have been lost.
    onSettled: () =>
      Promise.all([queryKey, ownerEmailsKey].map((key) => queryClient.invalidateQueries({ queryKey: key }))),
  };
  const one = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return api.call(addPushBrowser, await subscribe(publicKey));
      if (!browser) throw new Error(messages.notSubscribed);
      return endIn({ browser });
    },
    ...settle,
  });
  const all = useMutation({ mutationFn: () => endIn({}), ...settle });

  /** The browser is unsubscribed last, so that a failure leaves it as it is shown. */
  async function endIn(which: { browser?: string }) {
    const response = await api.call(removePushBrowsers, which);
    await unsubscribe();
    return response;
  }

  const isStored = Boolean(browser && browsers.includes(browser));
  return {
    isOn: one.isPending ? one.variables : isStored,
    isLoading,
    isBusy: one.isPending,
    isRemovingAll: all.isPending,
    others: browsers.length - (isStored ? 1 : 0),
    setOn: one.mutate,
    removeAll: () => all.mutate(),
  };
}
