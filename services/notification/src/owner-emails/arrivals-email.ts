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

/** A hotel with more has the rest on its dashboard: mail clients cut what is too long. */
const mostListed = 60;

type Day = { hotel: string; date: string; day: HotelDay<KnownBooking> };

export function arrivalsEmail({ hotel, date, day }: Day, context: OwnerEmailContext): EmailContent {
  const { subject, text, open, sections } = messages.arrivals;
  return {
    subject: subject(hotel, headline(day)),
    heading: formatDate(date),
    paragraphs: [text(hotel)],
    facts: dayFacts(day),
    sections: (['arrivals', 'departures', 'stayingOn'] as const)
      .filter((group) => day[group].length > 0)
      .map((group) => ({ heading: sections[group], facts: stayRows(day[group], group, context) })),
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

type Group = 'arrivals' | 'departures' | 'stayingOn';

function stayRows(stays: KnownBooking[], group: Group, { publicUrl }: OwnerEmailContext): EmailFact[] {
  const { room, until, since, due, more, detail } = messages.arrivals;
  const rows = stays.slice(0, mostListed).map(({ facts, owedMinor = 0, details }) => {
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
  const left = stays.length - rows.length;
  return left > 0 ? [...rows, { label: more(left), value: messages.arrivals.onDashboard }] : rows;
}
