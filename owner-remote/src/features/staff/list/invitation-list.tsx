import type { Staff } from '@wayhouse/contracts/calls/staff-calls';
import { roleNames } from '@wayhouse/messages/staff-roles';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { X } from 'lucide-react';
import { useId } from 'react';
import { messages } from './messages.js';
import { useStaffChanges } from './use-staff.js';

type Props = { hotelId: string; invitations: Staff['invitations'] };

/** Who is invited and has not accepted yet. */
export function InvitationList({ hotelId, invitations }: Props) {
  const heading = useId();
  const { mutate, isPending } = useStaffChanges(hotelId).withdraw;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 font-display text-2xl">
        {messages.invitations}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {invitations.map(({ _id, email, role, endsAt }) => (
            <li key={_id} className="flex items-center gap-4 px-4 py-3.5 sm:px-5">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{email}</p>
                <div className="text-sm text-muted">
                  <DotSeparatedList items={[roleNames[role], messages.until(formatDay(endsAt.slice(0, 10), 'long'))]} />
                </div>
              </div>
              <IconButton
                label={messages.withdraw(email)}
                disabled={isPending}
                onClick={() => mutate(_id)}
                className="-mr-2.5"
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
