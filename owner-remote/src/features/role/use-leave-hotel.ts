import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveHotel } from '@wayhouse/contracts/calls/staff-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useNavigate } from 'react-router-dom';
import { ownerPaths } from '../../shared/owner-paths.js';
import { showChanged } from '../../shared/show-changed.js';
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
      const others = hotels.filter(({ _id }) => _id !== hotelId);
      if (!others.length) return host.navigate(paths.home);
      await showChanged(queryClient, ownHotelsKey, () => others);
      void navigate(ownerPaths.dashboardOf(others[0]!._id));
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ownHotelsKey }),
  });
}
