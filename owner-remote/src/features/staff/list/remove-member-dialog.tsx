import type { Staff } from '@wayhouse/contracts/calls/staff-calls';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
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
        <DialogActions dismiss={dismiss} onDismiss={onClose} busy={isPending}>
          <Button variant="danger" busy={isPending} onClick={() => mutate(member._id)}>
            {confirm}
          </Button>
        </DialogActions>
      }
    >
      <p>{body}</p>
      {error && <SaveError message={error.message} />}
    </Dialog>
  );
}
