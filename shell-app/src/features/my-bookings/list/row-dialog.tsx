import type { Booking } from '@wayhouse/contracts/booking';
import { ChangeDialog } from '../change/lazy-change-dialog.js';
import { DetailsDialog } from '../details/lazy-details-dialog.js';
import { MessagesDialog } from '../messages/lazy-messages-dialog.js';
import type { DialogOfRow } from './list-state.js';

type Props = {
  dialog: DialogOfRow;
  booking: Booking;
  onChanged: (bookingId: string) => void;
  onClose: () => void;
};

/** What a row has opened. It stands beside the list, whose rows are replaced when a tablet is turned. */
export function RowDialog({ dialog, onChanged, ...of }: Props) {
  if (dialog === 'messages') return <MessagesDialog {...of} />;
  if (dialog === 'details') return <DetailsDialog {...of} />;
  return <ChangeDialog {...of} onChanged={onChanged} />;
}
