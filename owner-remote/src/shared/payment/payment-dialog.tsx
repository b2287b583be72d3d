import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { isPayableByCard } from '@wayhouse/domain/is-payable-by-card';
import { limits } from '@wayhouse/domain/limits';
import { paymentMeans } from '@wayhouse/domain/payment-means';
import { formatAmount } from '@wayhouse/messages/format-money';
import { paymentMeansMessages } from '@wayhouse/messages/payment-means';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '../form/form-dialog.js';
import { useFormKey } from '../form/use-form-key.js';
import { useBookingActions } from '../use-booking-actions.js';
import { messages } from './messages.js';
import { type PaymentDraft, paymentResolver, toPayment } from './payment-draft.js';

/** Records what the guest has paid at the hotel, by default all that is owed. Keeps what was entered until it is recorded. */
export function PaymentDialog({
  of: { booking, guest },
  onClose,
}: {
  of: Pick<HotelBooking, 'booking' | 'guest'>;
  onClose: () => void;
}) {
  const { currency } = booking;
  const [key, renewKey] = useFormKey();
  const { recordPayment } = useBookingActions(booking._id, onClose);
  // A payment that is recorded elsewhere meanwhile may be this one: until the service has named it, what was seen stays.
  const [seen] = useState(booking.owed);
  const owed = recordPayment.isError ? booking.owed : seen;
  const form = useForm<PaymentDraft>({
    defaultValues: { amount: String(owed), means: '', note: '' },
    resolver: paymentResolver(owed, currency),
  });
  const { errors } = form.formState;
  const save = form.handleSubmit((draft) =>
    recordPayment.mutate({ ...toPayment(draft), owed, key }, { onError: renewKey }),
  );
  return (
    <FormDialog
      title={messages.title}
      texts={messages}
      isSaving={recordPayment.isPending}
      error={recordPayment.error?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{messages[isPayableByCard(booking) ? 'owedAndByCard' : 'owed'](guest.name, formatAmount(owed, currency))}</p>
      <TextField
        label={`${messages.amount} (${currency})`}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        {...form.register('amount')}
        error={errors.amount?.message}
      />
      <Controller
        control={form.control}
        name="means"
        render={({ field: { value, onChange } }) => (
          <Select
            label={messages.means}
            placeholder={messages.choose}
            value={value}
            onChange={onChange}
            options={paymentMeans.map((each) => ({ value: each, label: paymentMeansMessages.names[each] }))}
            error={errors.means?.message}
          />
        )}
      />
      <TextField
        label={messages.note}
        hint={messages.noteHint}
        maxLength={limits.paymentNote}
        {...form.register('note')}
        error={errors.note?.message}
      />
    </FormDialog>
  );
}
