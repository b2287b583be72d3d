import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptInvitation, listInvitations } from '@wayhouse/contracts/calls/staff-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { usePersonId, useSession } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useNavigate } from 'react-router-dom';
import { accountKey } from '../../shared/query-keys.js';

const invitationsKey = ['invitations'];

/** The invitations to the addresses of the signed-in user. */
export function useInvitations() {
  const api = useApi();
  const { status } = useSession();
  const personId = usePersonId();
  return useQuery({
    queryKey: [...invitationsKey, personId],
    queryFn: async ({ signal }) => (await api.call(listInvitations, {}, { signal })).invitations,
    enabled: status === 'signed-in',
    meta: { quiet: () => true },
  });
}

/** Accepts an invitation, and opens the dashboard of its hotel. */
export function useAcceptInvitation() {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(acceptInvitation, { id }),
    async onSuccess({ message, hotelId }) {
      toasts.success(message);
      // Before the owner area opens, which lets nobody in who works at no hotel.
      await queryClient.refetchQueries({ queryKey: accountKey });
      await navigate(paths.ownerOf(hotelId));
    },
    // An earlier attempt may have been accepted, and its answer lost.
    onError: () =>
      Promise.all([invitationsKey, accountKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
