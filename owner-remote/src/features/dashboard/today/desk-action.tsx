import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useState } from 'react';
import { StillDue } from '../../../shared/check-out/still-due.js';
import { deskStep, statusAfter } from '../../../shared/front-desk/desk-step.js';
import { StayStatusBadge } from '../../../shared/front-desk/stay-status-badge.js';
import { useFocusKept } from '../../../shared/front-desk/use-focus-kept.js';
import { useSetStayStatus } from '../../../shared/front-desk/use-set-stay-status.js';
import { useMayActAs } from '../../../shared/for-role.js';
import { messages } from '../../../shared/messages.js';
import { hotelTodayKey } from './use-today.js';

/** Checks a guest in or out where that is next, otherwise shows where the guest is. */
export function DeskAction({ booking }: { booking: Booking }) {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: [hotelTodayKey] });
  const { mutate, isPending } = useSetStayStatus(booking._id, refetch);
  const [isAsking, setIsAsking] = useState(false);
  const step = deskStep(booking, new Date());
  const mayRecord = useMayActAs('reception');
  return (
    <span {...useFocusKept<HTMLSpanElement>()}>
      {step && mayRecord ? (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          onClick={() => (step === 'check-out' && booking.owed > 0 ? setIsAsking(true) : mutate(statusAfter[step]))}
        >
          {messages.frontDesk.step[step]}
          <span className="sr-only">{messages.frontDesk.of(booking.user.username)}</span>
        </Button>
      ) : (
        <StayStatusBadge booking={booking} />
      )}
      {isAsking && (
        <StillDue
          of={{ booking, guest: { name: booking.user.username } }}
          onCheckOut={() => {
            setIsAsking(false);
            mutate('departed');
          }}
          onClose={() => {
            setIsAsking(false);
            // A payment may have been recorded.
            refetch();
          }}
        />
      )}
    </span>
  );
}
