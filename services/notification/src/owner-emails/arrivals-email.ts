import { paths } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { counts } from '@wayhouse/messages/counts';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatMinor } from '@wayhouse/messages/format-money';
import { bookedRoomLabel } from '@wayhouse/messages/room-names';
import { detailsFacts } from '../booking-emails/details-facts.js';
import type { EmailContent, EmailFact } from '../email/email.js';
import type { HotelDay } from './domain/hotel-day.js';
import { messages } from './messages.js';
import type { KnownBooking, OwnerEmailContext } from './owner-email-context.js';
import { guestName } from './owner-facts.js';

/** In all. A hotel with more has the rest on its dashboard: Gmail shows no more than 102 kB of an email. */
const mostListed = 80;

type Day = { hotel: string; date: string; day: HotelDay<KnownBooking> };

export function arrivalsEmail({ hotel, date, day }: Day, context: OwnerEmailContext): EmailContent {
  const { subject, text, open } = messages.arrivals;
  return {
    subject: subject(hotel, headline(day)),
    heading: formatDate(date),
    paragraphs: [text(hotel)],
    facts: dayFacts(day),
    sections: listSections(day, context),
    action: { label: open, url: context.publicUrl + dashboardOf(day) },
  };
}

/** Of the hotel of these stays. */
export function dashboardOf({ arrivals, departures, stayingOn }: HotelDay<KnownBooking>): string {
  const [stay] = [...arrivals, ...departures, ...stayingOn];
  return stay ? paths.ownerOf(stay.facts.hotel.id) : paths.owner;
}

/** `2 arrivals, 1 departure`. */
export function headline({ arrivals, departures, stayingOn }: HotelDay<KnownBooking>): string {
  const { arriving, leaving, staying } = messages.arrivals.counts;
  const parts = (
    [
      [arrivals.length, arriving],
      [departures.length, leaving],
      [stayingOn.length, staying],
    ] as const
  ).flatMap(([count, phrase]) => (count > 0 ? [phrase(count)] : []));
  return parts.join(', ');
}

function dayFacts({ arrivals, departures, stayingOn, unpaid }: HotelDay<KnownBooking>): EmailFact[] {
  const { facts, unpaidOf } = messages.arrivals;
  const inHouse = arrivals.length + stayingOn.length;
  const [first] = unpaid;
  const owed = unpaid.reduce((sum, { owedMinor = 0 }) => sum + owedMinor, 0);
  return [
    { label: facts.arrivals, value: String(arrivals.length) },
    { label: facts.departures, value: String(departures.length) },
    { label: facts.inHouse, value: String(inHouse) },
    ...(first
      ? [{ label: facts.unpaid, value: unpaidOf(formatMinor(owed, first.facts.currency), unpaid.length) }]
      : []),
  ];
}

const groups = ['arrivals', 'departures', 'stayingOn'] as const;
type Group = (typeof groups)[number];

/** Who arrives comes first, also where not all are listed. */
function listSections(day: HotelDay<KnownBooking>, context: OwnerEmailContext): EmailContent['sections'] {
  let room = mostListed;
  return groups.flatMap((group) => {
    const stays = day[group];
    if (!stays.length) return [];
    const listed = stays.slice(0, room);
    room -= listed.length;
    const left = stays.length - listed.length;
    const { sections, more, onDashboard } = messages.arrivals;
    const rest = left > 0 ? [{ label: more(left), value: onDashboard }] : [];
    return [{ heading: sections[group], facts: [...stayRows(listed, group, context), ...rest] }];
  });
}

function stayRows(stays: KnownBooking[], group: Group, { publicUrl }: OwnerEmailContext): EmailFact[] {
  const { room, until, since, due, detail } = messages.arrivals;
  return stays.map(({ facts, owedMinor = 0, details }) => {
    const { bookingId, guests, checkIn, checkOut } = facts;
    const dates = group === 'departures' ? since(formatDate(checkIn)) : until(formatDate(checkOut));
    const known = group === 'arrivals' ? detailsFacts(details).map(({ label, value }) => detail(label, value)) : [];
    const lines = [room(bookedRoomLabel(facts), counts.guests(guests)), dates, ...known];
    return {
      label: guestName(facts),
      value: [...lines, ...(owedMinor > 0 ? [due(formatMinor(owedMinor, facts.currency))] : [])].join('\n'),
      links: [{ label: bookingNumber(bookingId), url: publicUrl + paths.ownerBooking(bookingId) }],
    };
  });
}
