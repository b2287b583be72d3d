import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import type { StaffNote } from '@wayhouse/contracts/staff-note';
import { formatInstant } from '@wayhouse/messages/format-date';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMayActAs } from '../../../shared/for-role.js';
import { RemoveDialog } from '../../../shared/remove-dialog.js';
import { messages } from './messages.js';
import { NoteForm } from './note-form.js';
import { useGuestCare } from './use-guest-care.js';

/** What the staff has written down for itself, and more of it. */
export function StaffNotes({ of: { booking, notes = [], isOpenForNotes } }: { of: HotelBooking }) {
  const [removed, setRemoved] = useState<StaffNote>();
  const mayWrite = useMayActAs('reception') && isOpenForNotes;
  return (
    <>
      {notes.length === 0 && <p className="text-muted">{messages.notes.none}</p>}
      <ul className="space-y-4 text-[15px]">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="wrap-anywhere">{note.text}</p>
              <time dateTime={note.at} className="text-sm text-muted">
                {formatInstant(note.at, booking.hotel.city)}
              </time>
              {note.author && <p className="text-sm wrap-anywhere text-muted">{note.author}</p>}
            </div>
            {mayWrite && note.isRemovable && (
              <span className="-my-2 -mr-3">
                <IconButton label={messages.notes.remove(note.text)} onClick={() => setRemoved(note)}>
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && <NoteForm booking={booking} />}
      {removed && <RemoveNoteDialog booking={booking} note={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

type DialogProps = { booking: HotelBooking['booking']; note: StaffNote; onClose: () => void };

function RemoveNoteDialog({ booking, note: { id, text }, onClose }: DialogProps) {
  const { remove } = useGuestCare(booking, onClose);
  const onRemove = () => remove.mutate(id);
  return <RemoveDialog texts={messages.removing} name={text} removal={remove} onRemove={onRemove} onClose={onClose} />;
}
