import { addCalendar, changeCalendar, type ImportedCalendar } from '@wayhouse/contracts/calls/calendar-calls';
import { limits } from '@wayhouse/domain/limits';
import { zodResolver } from '@wayhouse/web-kit/zod-resolver';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { type Resolver, type ResolverOptions, useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/form/form-dialog.js';
import { messages } from './messages.js';
import { useCalendarChanges } from './use-calendars.js';

type Draft = { name: string; address: string };
type Changes = ReturnType<typeof useCalendarChanges>;
type Props = { room: string; onClose: () => void };

export function AddCalendarDialog({ room, unit, onClose }: Props & { unit: number }) {
  const { mutate, ...mutation } = useCalendarChanges(room, onClose).add;
  const save = ({ name, address }: Draft) => mutate({ unit, name, address });
  const texts = messages.form;
  return <CalendarDialog {...{ texts, resolver: toAdd, draft: emptyDraft, mutation, save, onClose }} />;
}

/** The address that the calendar has is not shown again, so an empty one stands for it. */
export function ChangeCalendarDialog({ room, calendar, onClose }: Props & { calendar: ImportedCalendar }) {
  const { mutate, ...mutation } = useCalendarChanges(room, onClose).change;
  const save = (draft: Partial<Draft> & Pick<Draft, 'name'>) => mutate({ calendarId: calendar._id, ...draft });
  const texts = { ...messages.form, ...messages.changing, addressHint: messages.changing.addressHint(calendar.site) };
  const draft = { name: calendar.name, address: '' };
  return <CalendarDialog {...{ texts, resolver: toChange, draft, mutation, save, onClose }} />;
}

type FormProps = {
  texts: typeof messages.form;
  resolver: Resolver<Draft>;
  draft: Draft;
  mutation: Pick<Changes['add'] | Changes['change'], 'isPending' | 'error'>;
  save: (draft: Draft) => void;
  onClose: () => void;
};

/** Stays open with all that was entered until it is saved. */
function CalendarDialog({ texts, resolver, draft, mutation, save, onClose }: FormProps) {
  const { register, formState, handleSubmit } = useForm({ defaultValues: draft, resolver });
  return (
    <FormDialog
      title={texts.title}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      isSaving={mutation.isPending}
      error={mutation.error?.message}
      onSubmit={handleSubmit(save)}
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

const emptyDraft: Draft = { name: '', address: '' };
const fields = { name: true, address: true } as const;
const toAdd = zodResolver(addCalendar.input.pick(fields));
const checkChange = zodResolver(changeCalendar.input.pick(fields));
const toChange = (({ name, address }, context, options: ResolverOptions<{ name: string; address?: string }>) =>
  checkChange({ name, ...(address.trim() && { address }) }, context, options)) as Resolver<Draft>;
