import { useQueryClient } from '@tanstack/react-query';
import { ChangeStay } from '../../../shared/change-stay/change-stay.js';
import type { OtherDates } from './plan/change.js';
import { type TimelineData, timelineKey } from './use-timeline.js';

type Props = { to: OtherDates; rooms: TimelineData['rooms']; city: string; today: string; onClose: () => void };

/** Other dates of a stay, with the price to agree on. The timeline has them once they are saved. */
export function ChangeTimelineStay({ to, rooms, city, today, onClose }: Props) {
  const queryClient = useQueryClient();
  const { stay, checkIn, checkOut } = to;
  const room = rooms.find(({ _id }) => _id === stay.room);
  if (!room) return null;
  return (
    <ChangeStay
      stay={{ ...stay, roomType: room.roomType }}
      proposed={{ checkIn, checkOut }}
      city={city}
      today={today}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: [timelineKey] })}
      onClose={onClose}
    />
  );
}
