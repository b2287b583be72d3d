import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { deskStep, statusAfter } from '../../../shared/front-desk/desk-step.js';
import { StayStatusBadge } from '../../../shared/front-desk/stay-status-badge.js';
import { useFocusKept } from '../../../shared/front-desk/use-focus-kept.js';
import { useSetStayStatus } from '../../../shared/front-desk/use-set-stay-status.js';
import { useMayActAs } from '../../../shared/for-role.js';
import { messages } from '../../../shared/messages.js';
import { hotelTodayKey } from './use-today.js';

/** Checks a guest in or out where that is due, otherwise tells where the guest is. */
export function DeskAction({ booking }: { booking: Booking }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useSetStayStatus(
    booking._id,
    () => void queryClient.invalidateQueries({ queryKey: [hotelTodayKey] }),
  );
  const step = deskStep(booking, new Date());
  const mayRecord = useMayActAs('reception');
  return (
    <span {...useFocusKept<HTMLSpanElement>()}>
      {step && mayRecord ? (
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate(statusAfter[step])}>
          {messages.frontDesk.step[step]}
          <span className="sr-only">{messages.frontDesk.of(booking.user.username)}</span>
        </Button>
      ) : (
        <StayStatusBadge booking={booking} />
      )}
    </span>
  );
}
