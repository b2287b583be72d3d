import { RemoveDialog } from '../../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { useCalendarChanges } from './use-calendars.js';

type Props = { room: string; unit: number; onClose: () => void };

export function ReplaceAddressDialog({ room, unit, onClose }: Props) {
  const mutation = useCalendarChanges(room, onClose).replaceAddress;
  const replace = () => mutation.mutate(unit);
  return (
    <RemoveDialog texts={messages.out.replacing} name="" removal={mutation} onRemove={replace} onClose={onClose} />
  );
}
