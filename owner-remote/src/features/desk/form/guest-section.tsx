import { limits } from '@wayhouse/domain/limits';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import type { UseFormReturn } from 'react-hook-form';
import type { DeskDraft } from './desk-draft.js';
import { messages } from './messages.js';

/** Who comes, and what the invoice names. */
export function GuestSection({ form }: { form: UseFormReturn<DeskDraft> }) {
  const { register, formState } = form;
  const { errors } = formState;
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
