import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { Controller, useForm } from 'react-hook-form';
import { SaveError } from '../../shared/form/save-error.js';
import { messages } from './messages.js';
import { PolicyFields } from './policy-fields.js';
import { toPolicy, toPolicyDraft } from './policy-draft.js';
import { useChangeRatePlans } from './use-change-rate-plans.js';

/** The terms of cancelling a booking that is on none of the rate plans. */
export function StandardTerms({ hotel }: { hotel: HotelProfile }) {
  const policy = toPolicyDraft(hotel.cancellationPolicy ?? defaultCancellationPolicy);
  // What others save meanwhile is shown, unless it is being changed here.
  const form = useForm({ values: { policy }, resetOptions: { keepDirtyValues: true } });
  const mutation = useChangeRatePlans(hotel, () => form.reset(form.getValues()));
  const save = form.handleSubmit((draft) => mutation.mutate({ cancellationPolicy: toPolicy(draft.policy) }));
  return (
    <section aria-labelledby="standard-terms" className="mt-3">
      <Card className="p-5 sm:p-6">
        <h2 id="standard-terms" className="font-display text-2xl">
          {messages.standard.title}
        </h2>
        <p className="mt-1 text-pretty text-muted">{messages.standard.lead}</p>
        <form noValidate onSubmit={(event) => void save(event)} className="mt-5 grid gap-5">
          <fieldset disabled={mutation.isPending}>
            <Controller
              control={form.control}
              name="policy"
              render={({ field: { value, onChange } }) => <PolicyFields policy={value} onChange={onChange} />}
            />
          </fieldset>
          {mutation.error && <SaveError message={mutation.error.message} />}
          <div>
            <Button type="submit" busy={mutation.isPending} disabled={!form.formState.isDirty}>
              {messages.standard.save}
            </Button>
          </div>
        </form>
      </Card>
    </section>
  );
}
