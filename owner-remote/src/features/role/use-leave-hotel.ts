import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveHotel } from '@wayhouse/contracts/calls/staff-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useNavigate } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { ownHotelsKey, useOwnHotels } from '../../shared/use-own-hotels.js';

/** Leaves the staff of the hotel, and goes on to the next one where the user works; without any, to the home page. */
export function useLeaveHotel(hotelId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const host = useHost();
  const { data: hotels = [] } = useOwnHotels();
  return useMutation({
    mutationFn: () => api.call(leaveHotel, { id: hotelId }),
    async onSuccess() {
      const other = hotels.find(({ _id }) => _id !== hotelId);
      if (!other) return host.navigate(paths.home);
      // First: a hotel that is in the address and no longer in the list is one that somebody else has ended the access to.
      void navigate(ownerPaths.dashboardOf(other._id));
      await queryClient.invalidateQueries({ queryKey: ownHotelsKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ownHotelsKey }),
  });
}
