import type { Invitation } from '@wayhouse/contracts/calls/staff-calls';
import { roleAbilities, roleNames } from '@wayhouse/messages/staff-roles';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { messages } from './messages.js';
import { useAcceptInvitation } from './use-invitations.js';

export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { _id: id, hotel, invitedBy, role, endsAt } = invitation;
  const { mutate, isPending } = useAcceptInvitation();
  return (
    <Card className="flex flex-col gap-5 p-5 sm:flex-row sm:items-center sm:justify-between sm:p-6">
      <div className="min-w-0">
        <h2 className="font-display text-2xl wrap-anywhere">{hotel.name}</h2>
        <p className="text-muted">{messages.invitedBy(invitedBy, hotel.city)}</p>
        <p className="mt-3 font-medium">{roleNames[role]}</p>
        <p className="text-[15px] text-pretty text-muted">{roleAbilities[role]}</p>
        <p className="mt-3 text-sm text-muted">{messages.until(formatDay(endsAt.slice(0, 10), 'long'))}</p>
      </div>
      <Button
        className="shrink-0"
        busy={isPending}
        aria-label={messages.acceptOf(hotel.name)}
        onClick={() => mutate(id)}
      >
        {messages.accept}
      </Button>
    </Card>
  );
}
