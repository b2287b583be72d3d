import type { Staff } from '@wayhouse/contracts/calls/staff-calls';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InvitationList } from './invitation-list.js';
import { InviteDialog } from './invite-dialog.js';
import { MemberList } from './member-list.js';
import { messages as pageMessages } from '../messages.js';
import { RemoveMemberDialog } from './remove-member-dialog.js';
import { messages } from './messages.js';
import { StaffSkeleton } from '../staff-skeleton.js';
import { useStaff } from './use-staff.js';

type Opened = { dialog: 'invite' } | { dialog: 'remove'; member: Staff['members'][number] };

/** The members of a hotel's staff and who is invited, each with what the owner can do about them. */
export function HotelStaff({ hotelId, city }: { hotelId: string; city: string }) {
  const { data: staff, isPending, isFetching, refetch } = useStaff(hotelId);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  if (isPending) return <StaffSkeleton />;
  if (!staff) return <ErrorState {...pageMessages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <div className="mt-3 grid gap-8">
      <div>
        {staff.members.length > 0 ? (
          <MemberList
            hotelId={hotelId}
            city={city}
            members={staff.members}
            onRemove={(member) => setOpened({ dialog: 'remove', member })}
          />
        ) : (
          <p className="text-pretty text-muted">{messages.none}</p>
        )}
        <Button className="mt-5" onClick={() => setOpened({ dialog: 'invite' })}>
          <UserPlus aria-hidden className="size-5" /> {messages.invite}
        </Button>
      </div>
      {staff.invitations.length > 0 && <InvitationList hotelId={hotelId} invitations={staff.invitations} />}
      {opened?.dialog === 'invite' && <InviteDialog hotelId={hotelId} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveMemberDialog hotelId={hotelId} member={opened.member} onClose={close} />}
    </div>
  );
}
