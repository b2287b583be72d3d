import { addCalendar } from '@wayhouse/contracts/calls/calendar-calls';
import { limits } from '@wayhouse/domain/limits';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/form-dialog.js';
import { messages } from './messages.js';
import { useCalendarChanges } from './use-calendars.js';

type Props = { room: string; unit: number; onClose: () => void };

/** Stays open with all that was entered until the calendar is added. */
export function AddCalendarDialog({ room, unit, onClose }: Props) {
  const { register, formState, handleSubmit } = useForm({ defaultValues: { name: '', address: '' }, resolver });
  const { mutate, isPending, error } = useCalendarChanges(room, onClose).add;
  const save = handleSubmit((draft) => mutate({ unit, ...draft }));
  const texts = messages.form;
  return (
    <FormDialog
      title={texts.title}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      isSaving={isPending}
      error={error?.message}
      onSubmit={save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

const resolver = zodResolver(addCalendar.input.pick({ name: true, address: true }));
