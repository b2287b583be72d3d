import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { myBookingsKey } from '../../shared/query-keys.js';

/** Shows bookings as a change has left them. A list asked for before has them as they were, so it is asked for again. */
export function useReplaceBookings() {
  const queryClient = useQueryClient();
  return async (changed: Booking[]) => {
    const byId = new Map(changed.map((booking) => [booking._id, booking]));
    const isListComing = queryClient.isFetching({ queryKey: myBookingsKey }) > 0;
    await queryClient.cancelQueries({ queryKey: myBookingsKey });
    queryClient.setQueriesData<Booking[]>({ queryKey: myBookingsKey }, (all) =>
      all?.map((each) => byId.get(each._id) ?? each),
    );
    if (isListComing) void queryClient.invalidateQueries({ queryKey: myBookingsKey });
  };
}
