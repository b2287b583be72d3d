import type { Staff } from '@wayhouse/contracts/calls/staff-calls';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { SaveError } from '../../../shared/form/save-error.js';
import { messages } from './messages.js';
import { useStaffChanges } from './use-staff.js';

type Props = { hotelId: string; member: Staff['members'][number]; onClose: () => void };

export function RemoveMemberDialog({ hotelId, member, onClose }: Props) {
  const { mutate, isPending, error } = useStaffChanges(hotelId, onClose).remove;
  const { title, body, confirm, dismiss } = messages.removing;
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={title(member.name)}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {dismiss}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate(member._id)}>
            {confirm}
          </Button>
        </div>
      }
    >
      <p>{body}</p>
      {error && <SaveError message={error.message} />}
    </Dialog>
  );
}
