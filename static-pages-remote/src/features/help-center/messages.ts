import { localized } from '@wayhouse/messages/localized';
import type { Photograph } from '../../shared/photos/photographs.js';
import { checkInFrom, checkOutBy } from '@wayhouse/messages/format-date';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { supportHours } from '@wayhouse/messages/support-hours';
import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';

const policy = () => describePolicy(defaultCancellationPolicy);

/**
 * `id` is part of the question’s URL (`/helpcenter#pay`) and must not change. `alsoCalled`: further search terms that
 * do not occur in the answer.
 */
export type Question = { id: string; title: string; answer: string; alsoCalled: string };

type HelpCenter = {
  eyebrow: string;
  tab: string;
  title: string;
  lead: string;
  photo: Photograph;
  search: { label: string; placeholder: string };
  questionsTitle: string;
  questions: Question[];
  found: (shown: number, all: number) => string;
  noneFound: { title: string; text: string; showAll: string };
  contact: { title: string; text: string };
};

export const messages = localized<HelpCenter>('static-pages-remote/help-center', {
  eyebrow: 'Help Center',
  tab: 'Help Center',
  title: 'How can we help?',
  lead: 'From booking to paying, answered in a sentence or two.',
  photo: {
    file: 'room-sage-double-3',
    alt: 'A brass lamp and books on a marble table beside a green velvet headboard',
  },
  search: { label: 'Search the questions', placeholder: 'Try “cancel” or “check-in”' },
  questionsTitle: 'Asked most often',
  questions: [
    {
      id: 'book',
      alsoCalled: 'reserve, reservation, availability',
      title: 'How do I book a room?',
      answer:
        'Open a room, choose your dates and the number of guests, and press Check Availability. If the room is free, the same button becomes Book Now. You find the booking under My Bookings, and we send you the details by email.',
    },
    {
      id: 'times',
      alsoCalled: 'arrival, departure, early, late check-out, what time, contact the hotel, message',
      title: 'When can I check in, and when do I check out?',
      get answer() {
        return `Check-in is ${checkInFrom({})} and check-out ${checkOutBy({})}, in the hotel’s local time, unless its page and your booking show other times. If you arrive late, please let the hotel know: choose Messages under My Bookings. If one of our emails invites you to write to the hotel, you can also reply to that. The hotel never sees your email address.`;
      },
    },
    {
      id: 'cancel',
      alsoCalled: 'refund, money back, cancellation fee, cost of cancelling, change my booking',
      title: 'What is the cancellation policy?',
      get answer() {
        const { deadline, nightsCharge } = policy();
        return `Cancellation is free up to ${deadline}. After that, ${nightsCharge} applies. Some hotels and rates have terms of their own, which the room page names before you book. Your booking shows the exact hour until which it costs nothing. Until then you can also choose other dates or another number of guests, under My Bookings.`;
      },
    },
    {
      id: 'pay',
      alsoCalled: 'payment, credit card, debit, visa, mastercard, price',
      title: 'How do I pay?',
      answer:
        'Every booking is Pay at Hotel: you owe nothing today. If you would rather pay ahead, press Pay Now under My Bookings and pay by card; the booking then shows as Paid.',
    },
    {
      id: 'list',
      alsoCalled: 'register, owner, partner, property, host',
      title: 'How do I list my own hotel?',
      answer:
        'Sign in and press List Your Hotel in the bar at the top. Once your hotel is registered, add its rooms with photos and prices on your dashboard. Guests find them at once.',
    },
  ],
  found: (shown, all) => `${shown} of ${all} questions`,
  noneFound: {
    title: 'No matching questions',
    text: 'Try a shorter word, or ask us directly.',
    showAll: 'Show all questions',
  },
  contact: {
    title: 'Did not find it?',
    get text() {
      return `Write at any hour, or call, ${supportHours.phone}.`;
    },
  },
});
