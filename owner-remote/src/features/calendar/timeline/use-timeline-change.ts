import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockNights, unblockNights } from '@wayhouse/contracts/calls/room-calendar-calls';
import { moveStay } from '@wayhouse/contracts/calls/timeline-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { type SavedChange, withChangeApplied } from './plan/change.js';
import { type TimelineData, timelineKey } from './use-timeline.js';

/** Saves what was dropped. It is shown at once, and all goes back with a notice of the reason where it is refused. */
export function useTimelineChange(today: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = [timelineKey];
  return useMutation({
    mutationFn: (change: SavedChange): Promise<unknown> => {
      if (change.kind === 'move') return api.call(moveStay, { bookingId: change.bookingId, unit: change.unit });
      return change.kind === 'block' ? api.call(blockNights, change.call) : api.call(unblockNights, change.call);
    },
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueriesData<TimelineData>({ queryKey });
      queryClient.setQueriesData<TimelineData>({ queryKey }, (data) => data && withChangeApplied(data, change, today));
      return { before };
    },
    onError(_error, _change, context) {
      for (const [key, data] of context?.before ?? []) queryClient.setQueryData(key, data);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
