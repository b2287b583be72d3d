import type { OwnRoom } from '@wayhouse/contracts/room';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { SaveError } from '../../../shared/form/save-error.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { type BulkChange, toChange } from './bulk-change.js';
import { type BulkDraft, emptyDraft } from './bulk-draft.js';
import { bulkResolver } from './bulk-resolver.js';
import { ChangeFields } from './change-fields.js';
import { ChangeReview } from './change-review.js';
import { ChangeResult } from './change-result.js';
import { messages } from './messages.js';
import { RoomChoice } from './room-choice.js';
import { type Applied, useApplyChange } from './use-apply-change.js';

/** What is about to be applied, or has been. */
type Shown = { change: BulkChange } | { applied: Applied } | undefined;

/** The form, and beside it what the change does, before it is applied. Holds what was entered whatever happens. */
export function BulkChanges({ rooms }: { rooms: OwnRoom[] }) {
  const currency = useHotelCurrency();
  const form = useForm<BulkDraft>({ defaultValues: emptyDraft, resolver: bulkResolver(currency) });
  const [shown, setShown] = useState<Shown>();
  const { mutate, reset, error, isPending } = useApplyChange(rooms, (applied) => setShown({ applied }));
  const preview = form.handleSubmit((draft) => {
    reset();
    setShown({ change: toChange(draft) });
  });
  // A preview is of what was entered then.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setShown(undefined) }), [form]);
  return (
    <>
      <Link to={ownerPaths.listRoom} className={`${buttonStyle('quiet', 'small')} -ml-4`}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <div className="mt-3 grid items-start gap-8 lg:grid-cols-2">
        <Card className="min-w-0 p-4 sm:p-6">
          <form aria-label={messages.form} noValidate onSubmit={(event) => void preview(event)} className="grid gap-6">
            <RoomChoice rooms={rooms} control={form.control} />
            <ChangeFields rooms={rooms} form={form} />
            <div>
              <Button type="submit" variant="secondary" disabled={isPending}>
                {messages.preview}
              </Button>
            </div>
          </form>
        </Card>
        {!shown && error && <SaveError message={error.message} />}
        {shown && 'change' in shown && (
          <ChangeReview
            rooms={rooms}
            change={shown.change}
            error={error}
            isBusy={isPending}
            onApply={() => mutate(shown.change)}
          />
        )}
        {shown && 'applied' in shown && <ChangeResult rooms={rooms} applied={shown.applied} />}
      </div>
    </>
  );
}
