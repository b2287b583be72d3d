import type { Booking } from '@wayhouse/contracts/booking';
import type { Invoice } from '@wayhouse/contracts/invoices';
import { ConfirmDialog } from '../confirm/confirm-dialog.js';
import { costsNothing } from './costs-nothing.js';
import { messages } from './messages.js';
import { useIssueCreditNote } from './use-invoices.js';

type Props = { booking: Booking; invoice: Invoice; onClose: () => void };

export function CreditNoteDialog({ booking, invoice: { _id, number }, onClose }: Props) {
  const mutation = useIssueCreditNote(booking, onClose);
  const { title, body, another, ...labels } = messages.creditNote;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      labels={{ ...labels, title: title(number) }}
      mutation={mutation}
      onConfirm={() => mutation.mutate(_id)}
    >
      <p className="text-pretty">
        {body} {costsNothing(booking) ? '' : another}
      </p>
    </ConfirmDialog>
  );
}
