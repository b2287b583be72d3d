import type { BookingFacts } from '@wayhouse/contracts';
import { bookingNumber, mapUrl, phoneUrl } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { bookedRoomLabel } from '@wayhouse/messages/room-names';
import type { EmailContent } from '../email/email.js';
import type { EmailContext } from './email-context.js';
import { messages } from './messages.js';

type Facts = EmailContent['facts'];

export function hotelFacts({ hotel }: BookingFacts, { phone }: EmailContext): Facts {
  const labels = messages.facts;
  return [
    { label: labels.hotel, value: hotel.name },
    {
      label: labels.address,
      value: `${hotel.address}, ${hotel.city}`,
      links: [{ label: labels.map, url: mapUrl(hotel) }],
    },
    ...(phone ? [{ label: labels.phone, value: phone, links: [{ label: labels.call, url: phoneUrl(phone) }] }] : []),
  ];
}

export function stayFacts(facts: BookingFacts, context: EmailContext): Facts {
  const { hotel, checkIn, checkOut, nights, guests, bookingId } = facts;
  const labels = messages.facts;
  return [
    ...hotelFacts(facts, context),
    { label: labels.room, value: bookedRoomLabel(facts) },
    { label: labels.checkIn, value: formatCheckIn(checkIn, hotel) },
    { label: labels.checkOut, value: formatCheckOut(checkOut, hotel) },
    { label: labels.stay, value: labels.nightsAndGuests(counts.nights(nights.length), counts.guests(guests)) },
    { label: labels.booking, value: bookingNumber(bookingId) },
  ];
}

/** The phrases of the booking’s own policy. */
export const describePolicyOf = ({ cancellationPolicy, nights }: BookingFacts) =>
  describePolicy(cancellationPolicy, nights.length);
