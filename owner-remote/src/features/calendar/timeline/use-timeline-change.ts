import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { blockNights, unblockNights } from '@wayhouse/contracts/calls/room-calendar-calls';
import { moveStay } from '@wayhouse/contracts/calls/timeline-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useMemo } from 'react';
import { type SavedChange, withChangeApplied } from './plan/change.js';
import { type TimelineData, timelineKey } from './use-timeline.js';

const mutationKey = ['timeline-change'];

/**
 * Saves what was dropped. `data` is what was read with the changes that are on their way: each shows at once, and goes back alone, with
 * a notice of the reason, where it is refused.
 */
export function useTimelineChange(read: TimelineData | undefined, today: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate: save } = useMutation({
    mutationKey,
    mutationFn: (change: SavedChange): Promise<unknown> => {
      if (change.kind === 'move') return api.call(moveStay, { bookingId: change.bookingId, unit: change.unit });
      return change.kind === 'block' ? api.call(blockNights, change.call) : api.call(unblockNights, change.call);
    },
    // It is on its way until the timeline has been read with it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [timelineKey] }),
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as SavedChange,
  });
  const data = useMemo(
    () => read && pending.reduce<TimelineData>((shown, change) => withChangeApplied(shown, change, today), read),
    [read, pending, today],
  );
  return { data, save };
}
