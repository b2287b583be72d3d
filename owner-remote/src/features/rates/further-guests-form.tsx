import { changeFurtherGuests } from '@wayhouse/contracts/calls/room-calls';
import type { FurtherGuests } from '@wayhouse/contracts/further-guests';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { useApi } from '@wayhouse/web-kit/api';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useForm } from 'react-hook-form';
import { SaveError } from '../../shared/form/save-error.js';
import { guestsResolver, toDraft, toFurtherGuests } from './further-guests-draft.js';
import { messages } from './messages.js';
import { useSaveRoom } from './use-save-room.js';

/** What guests above those that the price includes cost. Keeps what was entered until it is saved. */
export function FurtherGuestsForm({ room }: { room: OwnRoom }) {
  const api = useApi();
  const { _id: id, version } = room;
  const form = useForm({ defaultValues: toDraft(room), resolver: guestsResolver });
  const { errors } = form.formState;
  const mutation = useSaveRoom((furtherGuests: FurtherGuests | undefined) =>
    api.call(changeFurtherGuests, { id, version, ...(furtherGuests && { furtherGuests }) }),
  );
  const save = form.handleSubmit((draft) => mutation.mutate(toFurtherGuests(draft)));
  const { title, included, includedHint, amount, amountHint, save: submit } = messages.furtherGuests;
  return (
    <Card className="p-4 sm:p-5">
      <form aria-label={title} noValidate onSubmit={(event) => void save(event)}>
        <h3 className="font-medium text-pretty">{title}</h3>
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={included}
            hint={includedHint}
            type="number"
            inputMode="numeric"
            step={1}
            min={1}
            max={roomCapacity[room.roomType]}
            {...form.register('included')}
            error={errors.included?.message}
          />
          <TextField
            label={amount}
            hint={amountHint}
            type="number"
            inputMode="decimal"
            step="any"
            min={0}
            {...form.register('amount')}
            error={errors.amount?.message}
          />
        </div>
        {mutation.error && <SaveError message={mutation.error.message} />}
        <Button type="submit" variant="secondary" busy={mutation.isPending} className="mt-4">
          {submit}
        </Button>
      </form>
    </Card>
  );
}
