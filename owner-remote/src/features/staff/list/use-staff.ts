import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeMemberRole,
  inviteMember,
  removeMember,
  showStaff,
  type Staff,
  withdrawInvitation,
} from '@wayhouse/contracts/calls/staff-calls';
import type { MemberRole } from '@wayhouse/domain/staff-roles';
import { useApi } from '@wayhouse/web-kit/api';
import { showChanged } from '../../../shared/show-changed.js';

const staffKey = (hotelId: string) => ['staff', hotelId];

export function useStaff(hotelId: string) {
  const api = useApi();
  return useQuery({
    queryKey: staffKey(hotelId),
    queryFn: ({ signal }) => api.call(showStaff, { id: hotelId }, { signal }),
    meta: { quiet: () => true },
  });
}

/** The changes of a hotel's staff. Each shows the staff as it is then; `onDone` is called after it. */
export function useStaffChanges(hotelId: string, onDone: () => void = () => undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = staffKey(hotelId);
  const shown = {
    async onSuccess({ members, invitations }: Staff) {
      await showChanged<Staff>(queryClient, queryKey, () => ({ members, invitations }));
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
  const id = hotelId;
  return {
    invite: useMutation({
      ...shown,
      mutationFn: (invited: { email: string; role: MemberRole }) => api.call(inviteMember, { id, ...invited }),
    }),
    withdraw: useMutation({
      ...shown,
      mutationFn: (invitationId: string) => api.call(withdrawInvitation, { id, invitationId }),
    }),
    setRole: useMutation({
      ...shown,
      mutationFn: (member: { userId: string; role: MemberRole }) => api.call(changeMemberRole, { id, ...member }),
    }),
    remove: useMutation({ ...shown, mutationFn: (userId: string) => api.call(removeMember, { id, userId }) }),
  };
}
