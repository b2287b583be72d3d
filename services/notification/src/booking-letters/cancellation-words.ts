import { type DataOf, type events, formatMinor } from '@wayhouse/contracts';
import type { LetterContent } from '../letters/letter.js';
import { type Place, myBookings, stayFacts } from './booking-words.js';

type Cancelled = DataOf<typeof events.bookingCancelled>;

/** What cancelling cost, and what becomes of the money: a refund itself is told by a letter of its own, once it is made. */
export function cancelledWords(facts: Cancelled, isPaid: boolean, place: Place): LetterContent {
  const { guest, hotel, totalMinor, chargedMinor, currency } = facts;
  const [charge, rest] = [chargedMinor, totalMinor - chargedMinor].map((minor) => formatMinor(minor, currency));
  const paidFacts = [
    { label: 'Paid by card', value: formatMinor(totalMinor, currency) },
    { label: 'Refund', value: chargedMinor < totalMinor ? String(rest) : 'Nothing' },
  ];
  return {
    subject: `Your booking at ${hotel.name} is cancelled`,
    heading: 'Your booking is cancelled',
    paragraphs: [
      `Dear ${guest.name}, your stay at ${hotel.name} is cancelled, and the room is free again.`,
      moneyWords(facts, isPaid, String(charge), String(rest)),
    ],
    facts: [
      ...stayFacts(facts),
      { label: 'Cancellation cost', value: chargedMinor > 0 ? `${charge}, one night` : 'Nothing' },
      ...(isPaid ? paidFacts : []),
    ],
    action: myBookings(place),
  };
}

function moneyWords({ totalMinor, chargedMinor }: Cancelled, isPaid: boolean, charge: string, rest: string): string {
  if (!isPaid && chargedMinor === 0) return 'It costs you nothing, and there is nothing left to pay.';
  if (!isPaid) return `Free cancellation had ended, so the hotel will ask you for one night, ${charge}.`;
  const ownLetter = 'We write to you again as soon as it is on its way.';
  if (chargedMinor === 0) return `It costs you nothing: the ${rest} you paid goes back to your card. ${ownLetter}`;
  if (chargedMinor < totalMinor)
    return `Free cancellation had ended, so one night, ${charge}, is kept. The rest of what you paid, ${rest}, goes back to your card. ${ownLetter}`;
  return `Free cancellation had ended, so one night is charged. Your payment of ${charge} covers it; nothing more is asked.`;
}
