import type { Booking } from '@wayhouse/contracts/booking';
import { formatInstant } from '@wayhouse/messages/format-date';
import { formatList } from '@wayhouse/messages/format-list';
import { guestDetailsMessages } from '@wayhouse/messages/guest-details';
import { messages } from '../messages.js';

/** What the hotel has changed of the details since the guest has last entered them. */
export function CorrectionNote({ booking: { details, hotel } }: { booking: Booking }) {
  if (!details?.corrected) return null;
  const { at, fields } = details.corrected;
  const names = formatList(fields.map((field) => guestDetailsMessages.labels[field]));
  return <p className="mt-1 text-sm text-muted">{messages.details.corrected(names, formatInstant(at, hotel.city))}</p>;
}
