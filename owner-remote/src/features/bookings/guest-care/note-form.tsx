import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { limits } from '@wayhouse/domain/limits';
import { newKey } from '@wayhouse/web-kit/new-key';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { type SyntheticEvent, useState } from 'react';
import { messages } from './messages.js';
import { useGuestCare } from './use-guest-care.js';

/** What was typed stays until it is saved; saving the same text again adds it once. */
export function NoteForm({ booking }: { booking: HotelBooking['booking'] }) {
  const texts = messages.notes;
  const [note, setNote] = useState('');
  const [key, setKey] = useState(newKey);
  const [isMissing, setMissing] = useState(false);
  const change = (next: string) => {
    setNote(next);
    setKey(newKey());
    setMissing(false);
  };
  const { mutate, isPending, error } = useGuestCare(booking, () => change('')).add;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    setMissing(note.trim() === '');
    if (note.trim() !== '') mutate({ note: note.trim(), key });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5">
      <TextField
        label={texts.label}
        hint={texts.hint}
        autoComplete="off"
        maxLength={limits.bookingNote}
        error={isMissing ? texts.empty : error?.message}
        value={note}
        readOnly={isPending}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" variant="secondary" className="mt-3" busy={isPending}>
        {texts.add}
      </Button>
    </form>
  );
}
