import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { limits } from '@wayhouse/domain/limits';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { toDetails, toDraft } from '@wayhouse/web-kit/details-draft';
import { DetailsFields } from '@wayhouse/web-kit/details-fields';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useDetailsForm } from '@wayhouse/web-kit/use-details-form';
import { useReplacedVersion } from '@wayhouse/web-kit/use-replaced-version';
import { useFieldRefusal } from '@wayhouse/web-kit/use-field-refusal';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/form-dialog.js';
import { messages } from './messages.js';
import { useGuestCare } from './use-guest-care.js';

export type CorrectDetailsProps = { of: HotelBooking; onClose: () => void };

/** The booking may be read anew while the dialog is open. The form stays as it is. */
export function CorrectDetailsDialog({ of: { booking, guest }, onClose }: CorrectDetailsProps) {
  const texts = messages.correct;
  const isAtDesk = booking.bookedBy === 'hotel';
  const form = useDetailsForm(toDraft(booking.details));
  const [guestName, setGuestName] = useState(guest.name);
  const { mutate, isPending, error } = useGuestCare(booking, onClose).correct;
  const version = useReplacedVersion(booking.details, error);
  const isAboutName = error instanceof ApiError && error.field === 'guestName';
  const isAtField = useFieldRefusal(form, error);
  const submit = form.handleSubmit((draft) => mutate({ version, ...toDetails(draft), ...(isAtDesk && { guestName }) }));
  return (
    <FormDialog
      title={texts.title}
      texts={{ cancel: texts.dismiss, submit: texts.save }}
      isSaving={isPending}
      error={isAboutName || isAtField ? undefined : error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{isAtDesk ? texts.leadAtDesk : texts.lead(guest.name)}</p>
      {isAtDesk && (
        <TextField
          label={texts.guestName}
          autoComplete="off"
          maxLength={limits.name}
          error={isAboutName ? error.message : undefined}
          value={guestName}
          onChange={({ target }) => setGuestName(target.value)}
        />
      )}
      <DetailsFields form={form} guests={booking.guests} hotel={booking.hotel} reader="hotel" />
    </FormDialog>
  );
}
