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

/** Before a guest is checked out who still has to pay. */
export type AskedDue = { booking: Booking; checkOut: () => void; refetch: () => void };
type Props = { booking: Booking; onDue: (asked: AskedDue) => void };

/** Checks a guest in or out where that is next, otherwise shows where the guest is. */
export function DeskAction({ booking, onDue }: Props) {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: [hotelTodayKey] });
  const { mutate, isPending } = useSetStayStatus(booking._id, refetch);
  const step = deskStep(booking, new Date());
  const mayRecord = useMayActAs('reception');
  return (
    <span {...useFocusKept<HTMLSpanElement>()}>
      {step && mayRecord ? (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          onClick={() => {
            const act = () => mutate(statusAfter[step]);
            if (step === 'check-out' && booking.owed > 0) onDue({ booking, checkOut: act, refetch });
            else act();
          }}
        >
          {messages.frontDesk.step[step]}
          <span className="sr-only">{messages.frontDesk.of(booking.user.username)}</span>
        </Button>
      ) : (
        <StayStatusBadge booking={booking} />
      )}
    </span>
  );
}
