import { counts } from '@wayhouse/messages/counts';
import { Info } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { readGuests } from '../read-stay-params.js';
import type { StayParams } from '../stay-params.js';
import { messages } from './messages.js';

type Props = { stay: Pick<StayParams, 'checkIn'>; maxGuests?: number; of?: 'room' | 'anyRoom' };

/** What of the stay in the address could not be taken over. Gone once something else is chosen. */
export function LinkNote({ stay, maxGuests = Infinity, of = 'room' }: Props) {
  const [query] = useSearchParams();
  const notes = [
    ...(query.get('checkIn') && !stay.checkIn ? [messages.link.dates] : []),
    ...(readGuests(query, Infinity) > maxGuests ? [messages.link.guests[of](counts.guests(maxGuests))] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="mt-2 flex items-start gap-2 text-sm text-pretty text-muted">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" /> {note}
    </p>
  ));
}
