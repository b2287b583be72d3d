import { limits } from '@wayhouse/domain/limits';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { SaveError } from '../../shared/form/save-error.js';
import { messages } from './messages.js';
import { emptyDraft, type PromotionDraft, promotionResolver, toForm } from './promotion-draft.js';
import { useAddCode } from './use-promotion-codes.js';

/** Adds a promotion code. Stays open with all that was entered until it is saved. */
export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { currency } = useHost().config;
  const form = useForm({ defaultValues: emptyDraft, resolver: promotionResolver });
  const { errors } = form.formState;
  const mutation = useAddCode(onClose);
  const isAboutCode = mutation.error instanceof ApiError && mutation.error.field === 'code';
  const save = form.handleSubmit((draft) =>
    mutation.mutate(toForm(draft), {
      onError(error) {
        if (error instanceof ApiError && error.field === 'code')
          form.setError('code', { message: error.message }, { shouldFocus: true });
      },
    }),
  );
  const texts = messages.form;
  const field = (name: keyof PromotionDraft) => ({ ...form.register(name), error: errors[name]?.message });
  const number = { type: 'number', inputMode: 'numeric', step: 1, min: 1 } as const;
  return (
    <Dialog
      open
      onClose={() => mutation.isPending || onClose()}
      title={texts.title}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={mutation.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={mutation.isPending}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void save(event)} className="grid gap-5 pt-1">
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
        {mutation.error && !isAboutCode && <SaveError message={mutation.error.message} />}
      </form>
    </Dialog>
  );
}
