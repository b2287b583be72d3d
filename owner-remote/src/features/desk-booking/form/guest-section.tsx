import { limits } from '@wayhouse/domain/limits';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { ArrivalSelect } from '@wayhouse/web-kit/arrival-select';
import { textsFor } from '@wayhouse/web-kit/details-messages';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { DeskDraft } from './desk-draft.js';
import { messages } from './messages.js';

type Props = { form: UseFormReturn<DeskDraft>; guests: number; hotel: HotelTimes };

/** Who comes and when, and what the invoice names. */
export function GuestSection({ form, guests, hotel }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
  const details = textsFor('hotel');
  return (
    <section className="grid gap-5">
      <h2 className="font-display text-2xl">{messages.guest}</h2>
      <TextField
        label={messages.name}
        autoComplete="off"
        maxLength={limits.name}
        error={errors.guestName?.message}
        {...register('guestName')}
      />
      <TextField
        label={messages.phone}
        type="tel"
        autoComplete="off"
        maxLength={limits.phone}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <Controller
        control={form.control}
        name="arrivalTime"
        render={({ field: { value, onChange }, fieldState }) => (
          <ArrivalSelect {...{ hotel, value, onChange }} reader="hotel" error={fieldState.error?.message} />
        )}
      />
      {/* What was entered for more guests is shown, or it could not be taken back. */}
      {(guests > 1 || form.getValues('children') !== '') && (
        <TextField
          label={messages.children}
          hint={details.childrenHint}
          autoComplete="off"
          error={errors.children?.message}
          {...register('children')}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={messages.company}
          hint={messages.invoiceHint}
          autoComplete="off"
          maxLength={limits.company}
          error={errors.company?.message}
          {...register('company')}
        />
        <TextField
          label={messages.taxNumber}
          hint={messages.invoiceHint}
          autoComplete="off"
          maxLength={limits.taxNumber}
          error={errors.taxNumber?.message}
          {...register('taxNumber')}
        />
      </div>
      <TextArea
        label={messages.wishes}
        rows={3}
        maxLength={limits.wishes}
        error={errors.wishes?.message}
        {...register('wishes')}
      />
    </section>
  );
}
