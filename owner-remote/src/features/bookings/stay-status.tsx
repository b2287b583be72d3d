import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { type StayStatus as StayStatusName, stayStatusOf } from '@wayhouse/domain/stay-status';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useState } from 'react';
import { StillDue } from '../../shared/check-out/still-due.js';
import { deskStep, statusAfter } from '../../shared/front-desk/desk-step.js';
import { StayStatusBadge } from '../../shared/front-desk/stay-status-badge.js';
import { useFocusKept } from '../../shared/front-desk/use-focus-kept.js';
import { useSetStayStatus } from '../../shared/front-desk/use-set-stay-status.js';
import { useMayActAs } from '../../shared/for-role.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { EarlyCheckOut } from './early-check-out/early-check-out.js';
import { messages } from './view/messages.js';
import { useShowBooking } from '../../shared/use-show-booking.js';

const statusBefore = { 'in-house': 'expected', departed: 'in-house' } as const;

/** Where the guest is, and checking in and out, which can be taken back. Nothing before the day of arrival. */
export function StayStatus({ of }: { of: HotelBooking }) {
  const { booking } = of;
  const { mutate, isPending, variables } = useSetStayStatus(booking._id, useShowBooking());
  const mayRecord = useMayActAs('reception');
  const status = stayStatusOf(booking);
  const now = new Date();
  const step = deskStep(booking, now, true);
  const [asked, ask] = useState<'due' | 'early'>();
  const close = () => ask(undefined);
  const isEarly = step === 'check-out' && !deskStep(booking, now);
  const checkOut = () => {
    ask(isEarly ? 'early' : undefined);
    if (!isEarly) mutate('departed');
  };
  const place = useFocusKept<HTMLDivElement>();
  const isRecording = (next: StayStatusName) => isPending && variables === next;
  if (status === 'expected' && !(step && mayRecord)) return null;
  return (
    <div {...place} className="mt-6 flex flex-wrap items-center gap-3">
      {booking.unit && <span className="font-medium">{sharedMessages.unit(booking.unit)}</span>}
      <StayStatusBadge booking={booking} />
      {mayRecord && step && (
        <Button
          size="small"
          busy={isRecording(statusAfter[step])}
          onClick={() => {
            if (step === 'check-in') mutate('in-house');
            else if (booking.owed > 0) ask('due');
            else checkOut();
          }}
        >
          {sharedMessages.frontDesk.step[step]}
        </Button>
      )}
      {mayRecord && status !== 'expected' && (
        <Button
          variant="quiet"
          size="small"
          busy={isRecording(statusBefore[status])}
          onClick={() => mutate(statusBefore[status])}
        >
          {messages.undo[status]}
        </Button>
      )}
      {asked === 'due' && <StillDue of={of} onCheckOut={checkOut} onClose={close} />}
      {asked === 'early' && <EarlyCheckOut of={of} onClose={close} />}
    </div>
  );
}
