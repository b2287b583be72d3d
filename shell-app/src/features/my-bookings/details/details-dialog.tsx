import type { Booking } from '@wayhouse/contracts/booking';
import { guestDetailsMessages } from '@wayhouse/messages/guest-details';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { DialogActions } from '@wayhouse/web-kit/ui/overlay/dialog-actions';
import { useId } from 'react';
import { toDetails, toDraft } from '@wayhouse/web-kit/details-draft';
import { DetailsFields } from '@wayhouse/web-kit/details-fields';
import { useDetailsForm } from '@wayhouse/web-kit/use-details-form';
import { useFieldRefusal } from '@wayhouse/web-kit/use-field-refusal';
import { useReplacedVersion } from '@wayhouse/web-kit/use-replaced-version';
import { messages } from '../messages.js';
import { useChangeDetails } from './use-change-details.js';

export type DetailsDialogProps = { booking: Booking; onClose: () => void };

/** The booking may be read anew while the dialog is open. The form keeps its content. */
export function DetailsDialog({ booking, onClose }: DetailsDialogProps) {
  const { save, keep, lead } = messages.details;
  const id = useId();
  const form = useDetailsForm(toDraft(booking.details));
  const { mutate, isPending, error } = useChangeDetails(booking, onClose);
  const isAtField = useFieldRefusal(form, error);
  const version = useReplacedVersion(booking.details, error);
  const close = () => isPending || onClose();
  const submit = form.handleSubmit((draft) => mutate({ version, ...toDetails(draft) }));
  return (
    <Dialog
      open
      onClose={close}
      title={guestDetailsMessages.title}
      description={lead(booking.hotel.name)}
      footer={
        <DialogActions dismiss={keep} onDismiss={close} busy={isPending}>
          <Button type="submit" form={id} busy={isPending}>
            {save}
          </Button>
        </DialogActions>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="pt-2">
        <fieldset disabled={isPending} className="min-w-0">
          <DetailsFields form={form} guests={booking.guests} hotel={booking.hotel} />
        </fieldset>
        {error && !isAtField && (
          <p role="alert" className="mt-4 rounded-field bg-danger-soft px-4 py-3 text-sm text-danger">
            {error.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
