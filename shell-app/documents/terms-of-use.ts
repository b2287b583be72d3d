import { capitalize, describePolicy } from '@wayhouse/messages/describe-policy';
import { formatTime } from '@wayhouse/messages/format-date';
import { refundTime } from '@wayhouse/messages/refund-time';
import { checkInTime, checkOutTime, defaultCancellationPolicy, limits } from '@wayhouse/domain';
import { paths, publicDocuments } from '@wayhouse/contracts';
import type { PdfContent } from '@wayhouse/documents';
import { contact, formatInForceSince } from './boilerplate.js';

const inForceSince = new Date(publicDocuments[paths.terms]);
const arrival = formatTime(checkInTime);
const leaving = formatTime(checkOutTime);
const policy = describePolicy(defaultCancellationPolicy);

export const termsOfUse: PdfContent = {
  title: 'Terms of use',
  subtitle: formatInForceSince(inForceSince),
  lead: 'What you can expect from Wayhouse and from the hotels on it, and what both expect from you. These terms apply to everyone who uses the site; a booking keeps the terms that applied when it was made.',
  language: 'en',
  date: inForceSince,
  blocks: [
    { kind: 'heading', text: '1. Who does what' },
    {
      kind: 'paragraph',
      text: 'Wayhouse is a marketplace. We show rooms, take bookings and card payments, and send the emails that belong to them. The stay itself is an agreement between you and the hotel: the hotel provides the room and is responsible for it. We are responsible for the site, for your booking reaching the hotel, and for money that passes through our hands.',
    },
    { kind: 'heading', text: '2. Your account' },
    {
      kind: 'paragraph',
      text: 'Anyone may browse. To book a room or list a hotel you must sign in, be of legal age, and give your own name and email address. Keep your sign-in to yourself: what is done with it counts as done by you, unless you have let us know that someone else has gained access to it.',
    },
    { kind: 'heading', text: '3. Booking a room' },
    {
      kind: 'list',
      items: [
        {
          term: 'The price',
          text: 'of the stay, with taxes and fees, is shown before you book. It is fixed with the booking; a later change of the room’s price does not touch it.',
        },
        {
          term: 'A booking is made',
          text: 'when the site confirms it. You then find it under My Bookings, and receive it by email. A room is sold once for each night; if another guest was faster, the site shows that and you owe nothing.',
        },
        {
          term: 'Dates:',
          text: `a stay has at most ${limits.nights} nights, and begins at most ${limits.daysAhead} days from today. Dates and times are in the hotel’s time zone.`,
        },
        {
          term: 'Guests:',
          text: 'no more people may stay than the room is offered for. If you come with more, the hotel may turn the others away.',
        },
      ],
    },
    { kind: 'heading', text: '4. Arriving and leaving' },
    {
      kind: 'paragraph',
      text: `Your room is ready from ${arrival} on the day of check-in, and yours until ${leaving} on your last day, unless your booking has other times. If you arrive late, let the hotel know. Please treat the room and the neighbours as you would at home; the hotel may have you pay for damage.`,
    },
    { kind: 'heading', text: '5. Paying' },
    {
      kind: 'paragraph',
      text: 'Every booking is made as Pay at Hotel: you owe nothing on the day you book, and pay the hotel during your stay. If you would rather pay ahead, press Pay Now under My Bookings. Stripe then takes the payment by card, in the currency of the booking, and the booking shows as Paid as soon as Stripe has confirmed it. My Bookings has a receipt for each. If a payment ever arrives twice, or after a booking was cancelled, what you do not owe goes back to the same card.',
    },
    { kind: 'heading', text: '6. Cancelling and changing' },
    {
      kind: 'paragraph',
      text: `You cancel under My Bookings. Before you confirm, the site shows what it costs to the cent, and the booking shows the exact hour until which it costs nothing: ${policy.deadline} at ${arrival} on the hotel’s clock. A hotel or a rate can have other terms; the room page names them before you book, and then they count in place of the table. Until then you can change dates and guests there as well, at the prices of that day: what you have paid beyond them comes back to your card, what is missing you pay at the hotel.`,
    },
    {
      kind: 'table',
      columns: [
        { title: 'When you cancel', share: 0.4 },
        { title: 'What it costs', share: 0.22 },
        { title: 'If you have paid by card', share: 0.38 },
      ],
      rows: [
        [`Up to ${policy.deadline}`, 'Nothing', 'Everything goes back to your card.'],
        [
          `Later, before ${arrival} on the day of check-in, or if you do not come`,
          capitalize(policy.charge),
          `All but the price of ${policy.charge} goes back to your card.`,
        ],
        [
          'After check-in has begun',
          'As agreed with the hotel',
          'The site cannot cancel any more. Please talk to the front desk.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: `If you have not paid yet, the hotel asks you for this charge. We send refunds to Stripe at once; they reach your card within ${refundTime.days}. The nights you give back are free for others from that moment on, so a cancellation cannot be taken back. When the hotel cancels, you owe nothing: what you have paid by card goes back to it, and the hotel returns what you have paid there.`,
    },
    { kind: 'heading', text: '7. If you list a hotel' },
    {
      kind: 'list',
      items: [
        {
          text: 'You may rent out the rooms that you list, and keep the permits, insurance, fire safety and hygiene your country asks for.',
        },
        {
          text: 'What you say is true and up to date: name, address, phone number, room type, amenities, price, taxes and fees; nothing else is added at the front desk. While your hotel takes part in an offer of our home page, guests get the price with it.',
        },
        {
          text: `Photographs (up to ${limits.images} of each room and ${limits.hotelImages} of the hotel) show the room or the house itself, and are yours to show. You allow us to display them on Wayhouse as long as the room or the hotel is listed.`,
        },
        {
          text: 'A room that is listed as available can be booked at once, and you honour every booking. Switch a room off before you let it elsewhere.',
        },
        {
          text: 'You welcome every guest alike, whatever their origin, belief, gender, orientation, age or disability.',
        },
        { text: 'You use guests’ data for their stay only, and do not share it.' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Where a hotel breaks these rules, we may take its rooms off the site. Bookings made before that remain valid, unless we cancel them, which costs the guests nothing.',
    },
    { kind: 'heading', text: '8. What nobody may do here' },
    {
      kind: 'list',
      items: [
        { text: 'Book in bad faith: under a false name, with somebody else’s card, or to keep rooms from others.' },
        { text: 'Try to access other people’s bookings, accounts or figures, or to get round the limits of the site.' },
        { text: 'Copy the catalogue by machine in a way that slows the site down, or pass it off as your own.' },
        { text: 'Write or upload anything unlawful, or anything you have no right to publish.' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Anyone who does so may lose their account.',
    },
    { kind: 'heading', text: '9. What we are liable for' },
    {
      kind: 'paragraph',
      text: 'We are liable for damage that we cause on purpose or by negligence. We do not visit hotels or check what they publish before it appears. We can take down what turns out to be wrong; for keeping its promises, the hotel itself is responsible. We cannot promise that the site is available at all times; that does not affect bookings you have made. Nothing in these terms takes away rights that the law of your country gives you as a consumer.',
    },
    { kind: 'heading', text: '10. Changes, and how to reach us' },
    {
      kind: 'paragraph',
      text: `When these terms change, their date changes with them. Bookings that you already have keep the terms under which they were made. For questions and complaints, write to ${contact.email} or call the number on the Contact Us page, ${contact.hours}.`,
    },
  ],
};
