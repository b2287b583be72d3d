import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '@wayhouse/contracts/call';
import { changeOwnerEmails, showOwnerEmails } from '@wayhouse/contracts/calls/owner-email-calls';
import type { OwnerEmailKind } from '@wayhouse/domain/owner-emails';
import { useApi } from '@wayhouse/web-kit/api';

export const ownerEmailsKey = ['owner-emails'];
const queryKey = ownerEmailsKey;

/** What an account gets emails about, and its browsers that show pushes. */
export type OwnerEmails = CallResponse<typeof showOwnerEmails>;

export function useOwnerEmails() {
  const api = useApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(showOwnerEmails, {}, { signal }),
  });
}

/** Switches one kind of email on or off, optimistically: the last requested value at once, the server’s again if it fails. */
export function useOwnerEmailSwitch(kind: OwnerEmailKind) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mutationKey = [...queryKey, kind];
  const pendingValues = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: queryKey.join() },
    mutationFn: (isOn: boolean) => api.call(changeOwnerEmails, { kind, isOn }),
    onSuccess: ({ ownerEmails }) =>
      queryClient.setQueryData<OwnerEmails>(queryKey, (shown) => shown && { ...shown, ownerEmails }),
    // Also after a failure: the response may have been lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { pending: pendingValues.at(-1), setOn: mutate };
}
