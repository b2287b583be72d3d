import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { closeHotel, reopenHotel } from '@wayhouse/contracts/calls/closing-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { showChanged } from './show-changed.js';
import { ownHotelsKey } from './use-own-hotels.js';
import { ownRoomsKey } from './use-own-rooms.js';

/**
 * Closes the hotel or opens it again, and shows it so at once: the service that lists hotels and rooms learns of it a moment later, so
 * they are read when they are shown next. What refuses a closing the dialog shows.
 */
export function useClosing(
  hotel: string,
  call: typeof closeHotel | typeof reopenHotel,
  closedBy: HotelProfile['closedBy'],
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toast } = useHost();
  const quiet = closedBy === 'owner';
  return useMutation({
    mutationFn: () => api.call(call, { hotel }),
    meta: { quiet },
    async onSuccess({ message }) {
      if (quiet) toast.success(message);
      await showChanged<HotelProfile[]>(queryClient, ownHotelsKey, (hotels) =>
        hotels?.map((each) => (each._id === hotel ? { ...each, closedBy } : each)),
      );
      await queryClient.invalidateQueries({ queryKey: ownRoomsKey, refetchType: 'none' });
    },
  });
}
