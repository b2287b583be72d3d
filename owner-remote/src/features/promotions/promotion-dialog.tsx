import { limits } from '@wayhouse/domain/limits';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useFieldRefusal } from '@wayhouse/web-kit/use-field-refusal';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../shared/form/form-dialog.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { messages } from './messages.js';
import { emptyDraft, type PromotionDraft, promotionResolver, toForm } from './promotion-draft.js';
import { useAddCode } from './use-promotion-codes.js';

/** Adds a promotion code. Stays open with all that was entered until it is saved. */
export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const currency = useHotelCurrency();
  const form = useForm({ defaultValues: emptyDraft, resolver: promotionResolver });
  const { errors } = form.formState;
  const mutation = useAddCode(onClose);
  const isAtField = useFieldRefusal(form, mutation.error);
  const save = form.handleSubmit((draft) => mutation.mutate(toForm(draft)));
  const texts = messages.form;
  const field = (name: keyof PromotionDraft) => ({ ...form.register(name), error: errors[name]?.message });
  const number = { type: 'number', inputMode: 'numeric', step: 1, min: 1 } as const;
  return (
    <FormDialog
      title={texts.title}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      isSaving={mutation.isPending}
      error={isAtField ? undefined : mutation.error?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        placeholder={texts.codeExample}
        maxLength={limits.promotionCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={texts.percentOff} {...number} max={limits.planPercentOff} {...field('percentOff')} />
        <TextField
          label={texts.amountOff(currency)}
          {...number}
          inputMode="decimal"
          step="0.01"
          {...field('amountOff')}
        />
        <TextField label={texts.bookFrom} type="date" {...field('bookFrom')} />
        <TextField label={texts.bookTo} type="date" {...field('bookTo')} />
        <TextField label={texts.stayFrom} type="date" {...field('stayFrom')} />
        <TextField label={texts.stayTo} type="date" {...field('stayTo')} />
        <TextField label={texts.daysAhead} hint={texts.empty} {...number} {...field('daysAhead')} />
        <TextField label={texts.maxUses} hint={texts.empty} {...number} {...field('maxUses')} />
      </div>
      <p className="text-sm text-pretty text-muted">
        {texts.dates} {texts.fixed}
      </p>
    </FormDialog>
  );
}
