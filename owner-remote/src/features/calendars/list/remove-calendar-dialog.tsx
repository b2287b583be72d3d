import type { ImportedCalendar } from '@wayhouse/contracts/calls/calendar-calls';
import { RemoveDialog } from '../../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { useCalendarChanges } from './use-calendars.js';

type Props = { room: string; calendar: ImportedCalendar; onClose: () => void };

export function RemoveCalendarDialog({ room, calendar: { _id, name }, onClose }: Props) {
  const mutation = useCalendarChanges(room, onClose).remove;
  const remove = () => mutation.mutate(_id);
  return <RemoveDialog texts={messages.removing} name={name} removal={mutation} onRemove={remove} onClose={onClose} />;
}
