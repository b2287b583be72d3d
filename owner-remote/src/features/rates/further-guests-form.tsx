import { changeFurtherGuests } from '@wayhouse/contracts/calls/room-calls';
import type { FurtherGuests } from '@wayhouse/contracts/further-guests';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { useApi } from '@wayhouse/web-kit/api';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useForm } from 'react-hook-form';
import { guestsResolver, toDraft, toFurtherGuests } from './further-guests-draft.js';
import { messages } from './messages.js';
import { SettingForm } from './setting-form.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { useSaveRoom } from '../../shared/use-save-room.js';

/** What guests above those that the price includes cost. Keeps what was entered until it is saved; the rest follows the room. */
export function FurtherGuestsForm({ room }: { room: OwnRoom }) {
  const api = useApi();
  const currency = useHotelCurrency();
  const { _id: id, version } = room;
  const form = useForm({ values: toDraft(room), resetOptions: { keepDirtyValues: true }, resolver: guestsResolver });
  const { errors } = form.formState;
  const mutation = useSaveRoom((furtherGuests: FurtherGuests | undefined) =>
    api.call(changeFurtherGuests, { id, version, ...(furtherGuests && { furtherGuests }) }),
  );
  const save = form.handleSubmit((draft) =>
    mutation.mutate(toFurtherGuests(draft), { onSuccess: () => form.reset(draft) }),
  );
  const { included, includedHint, amount, amountHint } = messages.furtherGuests;
  return (
    <SettingForm texts={messages.furtherGuests} mutation={mutation} onSubmit={save}>
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
        label={amount(currency)}
        hint={amountHint}
        type="number"
        inputMode="decimal"
        step="any"
        min={0}
        {...form.register('amount')}
        error={errors.amount?.message}
      />
    </SettingForm>
  );
}
