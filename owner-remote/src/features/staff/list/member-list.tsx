import type { Staff } from '@wayhouse/contracts/calls/staff-calls';
import { formatInstantDate } from '@wayhouse/messages/format-date';
import { roleAbilities } from '@wayhouse/messages/staff-roles';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { Trash2 } from 'lucide-react';
import { roleOptions } from './role-options.js';
import { messages } from './messages.js';
import { useStaffChanges } from './use-staff.js';

type Member = Staff['members'][number];
type Props = { hotelId: string; city: string; members: Member[]; onRemove: (member: Member) => void };

export const MemberList = ({ hotelId, city, members, onRemove }: Props) => (
  <Card>
    <ul aria-label={messages.members} className="divide-y divide-line">
      {members.map((member) => (
        <li key={member._id}>
          <MemberRow hotelId={hotelId} city={city} member={member} onRemove={() => onRemove(member)} />
        </li>
      ))}
    </ul>
  </Card>
);

type RowProps = Pick<Props, 'hotelId' | 'city'> & { member: Member; onRemove: () => void };

/** The role is saved as soon as it is chosen. */
function MemberRow({ hotelId, city, member, onRemove }: RowProps) {
  const { _id: userId, name, email, since, role } = member;
  const { mutate, isPending, variables } = useStaffChanges(hotelId).setRole;
  const shown = isPending ? variables.role : role;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-medium wrap-anywhere">{name}</h2>
        <p className="text-sm wrap-anywhere text-muted">{messages.since(email, formatInstantDate(since, city))}</p>
        <p className="mt-1 text-sm text-pretty text-muted">{roleAbilities[shown]}</p>
      </div>
      <div className="flex grow items-center gap-2 sm:grow-0">
        <Select
          label={messages.roleOf(name)}
          hideLabel
          className="min-w-40 grow"
          value={shown}
          onChange={(next) => mutate({ userId, role: next })}
          options={roleOptions()}
          disabled={isPending}
        />
        <IconButton label={messages.remove(name)} onClick={onRemove} className="-mr-2.5">
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
