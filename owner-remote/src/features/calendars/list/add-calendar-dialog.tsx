import { addCalendar } from '@wayhouse/contracts/calls/calendar-calls';
import { limits } from '@wayhouse/domain/limits';
import { formMessage } from '@wayhouse/messages/form-message';
import { toFieldErrors } from '@wayhouse/web-kit/zod-resolver';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useId } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { SaveError } from '../../../shared/form/save-error.js';
import { messages } from './messages.js';
import { useCalendarChanges } from './use-calendars.js';

type Props = { room: string; unit: number; onClose: () => void };
type Draft = { name: string; address: string };

/** Stays open with all that was entered until the calendar is added. */
export function AddCalendarDialog({ room, unit, onClose }: Props) {
  const id = useId();
  const { register, formState, handleSubmit } = useForm<Draft>({ defaultValues: { name: '', address: '' }, resolver });
  const { mutate, isPending, error } = useCalendarChanges(room, onClose).add;
  const save = handleSubmit((draft) => mutate({ unit, ...draft }));
  const texts = messages.form;
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={texts.title}
      footer={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={isPending}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void save(event)} className="grid gap-5 pt-1">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          placeholder={texts.nameExample}
          autoComplete="off"
          maxLength={limits.calendarName}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          placeholder={texts.addressExample}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={limits.calendarAddress}
          error={formState.errors.address?.message}
          {...register('address')}
        />
        {error && <SaveError message={error.message} />}
      </form>
    </Dialog>
  );
}

const schema = addCalendar.input.pick({ name: true, address: true });

/** Validates by the schema of the call. */
const resolver: Resolver<Draft> = (draft, _context, options) => {
  const { data, error } = schema.safeParse(draft);
  return data
    ? { values: data, errors: {} }
    : { values: {}, errors: toFieldErrors(error.issues, options, formMessage) };
};
