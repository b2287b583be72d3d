import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutGuest } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { loadLocale } from '@wayhouse/messages/load-locale';
import { setLocaleSource } from '@wayhouse/messages/locale';
import { unmarkedTexts } from '@wayhouse/messages/testing/unmarked-texts';
import { bookingFacts } from '@wayhouse/service-kit/testing';
import {
  changedEmail,
  confirmationEmail,
  handBackEmail,
  paymentEmail,
  paymentTakenBackEmail,
  refundEmail,
} from '../booking-emails/booking-email.js';
import { type PaidTogether, paidTogetherEmail } from '../booking-emails/paid-together-email.js';
import { togetherEmail } from '../booking-emails/together-email.js';
import { cancellationEmail } from '../booking-emails/cancellation-email.js';
import type { CancelledTogether } from '../booking-emails/cancelled-together.js';
import { cancelledTogetherEmail } from '../booking-emails/cancelled-together-email.js';
import * as contact from '../contact/contact-email.js';
import { invitationEmail } from '../invitations/invitation-email.js';
import * as careers from '../job-applications/application-email.js';
import { guestMessageEmail, hotelMessageEmail } from '../message-emails/message-email.js';
import { optInEmail } from '../newsletter/opt-in-email.js';
import { welcomeEmail } from '../newsletter/welcome-email.js';
import { arrivalsEmail } from '../owner-emails/arrivals-email.js';
import { ownerBookingEmail, ownerPaymentEmail } from '../owner-emails/owner-booking-email.js';
import { ownerTogetherEmail } from '../owner-emails/owner-together-email.js';
import { ownerPaidTogetherEmail } from '../owner-emails/owner-paid-together-email.js';
import { ownerConflictEmail } from '../owner-emails/owner-conflict-email.js';
import { ownerChangeEmail } from '../owner-emails/owner-change-email.js';
import { ownerCancellationEmail } from '../owner-emails/owner-cancellation-email.js';
import { ownerCancelledTogetherEmail } from '../owner-emails/owner-cancelled-together-email.js';
import type { EmailContent } from './email.js';
import { renderEmail } from './render-email.js';

beforeAll(async () => {
  await loadLocale('en-XA');
  setLocaleSource(() => 'en-XA');
});
afterAll(() => setLocaleSource(() => 'en'));

const booking = bookingFacts();
const publicUrl = 'https://stay.example.test';
const context = { publicUrl, now: new Date('2027-01-05T06:30:00Z') };
const late = { publicUrl, now: new Date('2027-02-26T08:00:00Z') };
const message = {
  ...{ id: 'm1', receivedAt: context.now },
  ...{ reference: 'WH-7K3Q-92', name: 'Nora Lind', email: 'nora@example.test', subject: 'Late arrival' },
  message: 'Our train is late.',
};
const application = {
  ...{ id: 'a1', appliedAt: context.now },
  ...{ job_title: 'Front Desk Lead', name: 'Nora Lind', email: 'nora@example.test', phone: '+91 98765 43210' },
  cover_letter: 'I have welcomed guests for years.',
};
const reader = { address: 'nora@example.test', token: 'token' };
const cancelled = (over: Partial<Parameters<typeof cancellationEmail>[0]>) =>
  cancellationEmail(
    { ...booking, cancelledAt: '2027-02-26T08:00:00Z', chargedMinor: 0, owedMinor: 0, by: 'guest', ...over },
    late,
  );
const card = (pendingRefundMinor: number, refundedMinor = 0) => ({
  byCard: { paidMinor: 240_00, refundedMinor, pendingRefundMinor },
});
const entered = {
  leadGuest: 'Mira Rao',
  phone: '+91 98765 43210',
  arrivalTime: '18:00',
  wishes: 'A cot, please.',
} as const;
const toOwner = (over: Partial<Parameters<typeof ownerCancellationEmail>[0]['terms']>) =>
  ownerCancellationEmail({ facts: booking, terms: { chargedMinor: 0, owedMinor: 0, ...over } }, context);
const arrivals = (count: number, isPaid: boolean) => {
  const stays = Array.from({ length: count }, () => ({
    facts: booking,
    owedMinor: isPaid ? 0 : 240_00,
    details: entered,
  }));
  const day = { arrivals: stays, departures: stays, stayingOn: stays, unpaid: isPaid ? [] : stays };
  return arrivalsEmail({ hotel: booking.hotel.name, date: booking.checkIn, day }, context);
};
const together = (chargedMinor: number): CancelledTogether => {
  const one = { facts: booking, terms: { chargedMinor, owedMinor: 0, ...card(240_00 - chargedMinor) } };
  return [one, one];
};
const paidOnes = (owedMinor: number): PaidTogether => {
  const one = { facts: booking, terms: { amountMinor: 240_00, owedMinor } };
  return [one, one];
};
const refunded = { bookingId: 'b1', paymentId: 'p', refundId: 'r', refundedAt: '2027-02-26T08:00:00Z' };

/** What people have entered, and names. */
const data = [
  ...[
    booking.guest.name,
    booking.hotel.name,
    booking.hotel.address,
    booking.hotel.city,
    bookingNumber(booking.bookingId),
  ],
  'Meera Nair',
  ...[entered.leadGuest, entered.phone, entered.wishes],
  ...[message, application].flatMap((form) => Object.values(form).filter((value) => typeof value === 'string')),
];

const changedTerms = {
  before: { checkIn: '2027-03-01', checkOut: '2027-03-03', guests: 2, totalMinor: 300_00 },
  refundMinor: 60_00,
  owedMinor: 0,
};

const emails: [name: string, render: () => EmailContent][] = [
  ['confirmationEmail', () => confirmationEmail(booking, context)],
  ['confirmationEmail', () => confirmationEmail({ ...booking, details: entered }, context)],
  ['confirmationEmail', () => confirmationEmail(booking, late)],
  ['confirmationEmail', () => confirmationEmail(booking, { publicUrl, now: new Date('2027-02-27T12:00:00Z') })],
  ['togetherEmail', () => togetherEmail({ bookings: [booking, booking], details: entered }, context)],
  ['togetherEmail', () => togetherEmail({ bookings: [booking, booking, booking] }, late)],
  ['paymentEmail', () => paymentEmail({ ...booking, method: 'card', amountMinor: 240_00, owedMinor: 0 }, context)],
  ['paymentEmail', () => paymentEmail({ ...booking, method: 'card', amountMinor: 240_00, owedMinor: 60_00 }, context)],
  ['paymentEmail', () => paymentEmail({ ...booking, method: 'hotel', amountMinor: 240_00, owedMinor: 0 }, context)],
  ['paidTogetherEmail', () => paidTogetherEmail(paidOnes(0), context)],
  ['paidTogetherEmail', () => paidTogetherEmail(paidOnes(30_00), context)],
  ['ownerPaidTogetherEmail', () => ownerPaidTogetherEmail(paidOnes(0), context)],
  ['ownerPaidTogetherEmail', () => ownerPaidTogetherEmail(paidOnes(30_00), context)],
  ['paymentEmail', () => paymentEmail({ ...booking, method: 'hotel', amountMinor: 50_00, owedMinor: 190_00 }, context)],
  ['paymentTakenBackEmail', () => paymentTakenBackEmail(booking, { amountMinor: 50_00, owedMinor: 240_00 }, context)],
  ['changedEmail', () => changedEmail({ ...booking, ...changedTerms }, context)],
  ['changedEmail', () => changedEmail({ ...booking, ...changedTerms, handedBackMinor: 30_00, by: 'hotel' }, context)],
  [
    'changedEmail',
    () => changedEmail({ ...booking, ...changedTerms, refundMinor: 0, owedMinor: 60_00, by: 'hotel' }, context),
  ],
  ['changedEmail', () => changedEmail({ ...booking, ...changedTerms, refundMinor: 0, by: 'hotel' }, context)],
  ['handBackEmail', () => handBackEmail(booking, 30_00, context)],
  ['refundEmail', () => refundEmail(booking, { ...refunded, amountMinor: 120_00 }, context)],
  ['cancellationEmail', () => cancelled({})],
  ['cancellationEmail', () => cancelled({ chargedMinor: 120_00, owedMinor: 120_00 })],
  ['cancellationEmail', () => cancelled({ chargedMinor: 120_00, owedMinor: 20_00, ...card(0, 140_00) })],
  ['cancellationEmail', () => cancelled({ chargedMinor: 120_00, ...card(120_00) })],
  ['cancellationEmail', () => cancelled({ chargedMinor: 240_00, ...card(0) })],
  [
    'cancellationEmail',
    () => cancelled({ chargedMinor: 120_00, atHotel: { paidMinor: 240_00, refundedMinor: 120_00 } }),
  ],
  ['cancellationEmail', () => cancelled({ by: 'owner', ...card(240_00) })],
  ['cancelledTogetherEmail', () => cancelledTogetherEmail(together(0), context)],
  ['cancelledTogetherEmail', () => cancelledTogetherEmail(together(120_00), context)],
  ['ownerCancelledTogetherEmail', () => ownerCancelledTogetherEmail(together(120_00), context)],
  ['ownerBookingEmail', () => ownerBookingEmail({ facts: booking, owedMinor: 240_00 }, context)],
  ['ownerBookingEmail', () => ownerBookingEmail({ facts: withoutGuest(booking), owedMinor: 0 }, context)],
  ['ownerBookingEmail', () => ownerBookingEmail({ facts: booking, owedMinor: 240_00, details: entered }, context)],
  ['ownerTogetherEmail', () => ownerTogetherEmail([{ facts: booking, details: entered }, { facts: booking }], context)],
  [
    'ownerTogetherEmail',
    () =>
      ownerTogetherEmail(
        [
          { facts: withoutGuest(booking), owedMinor: 0 },
          { facts: booking, owedMinor: 0 },
        ],
        context,
      ),
  ],
  ['ownerPaymentEmail', () => ownerPaymentEmail({ facts: booking, amountMinor: 240_00, owedMinor: 0 }, context)],
  ['ownerPaymentEmail', () => ownerPaymentEmail({ facts: booking, amountMinor: 240_00, owedMinor: 60_00 }, context)],
  ['ownerChangeEmail', () => ownerChangeEmail({ facts: booking, terms: changedTerms }, context)],
  ['ownerCancellationEmail', () => toOwner({})],
  ['ownerCancellationEmail', () => toOwner({ chargedMinor: 120_00, owedMinor: 120_00, isByOperator: true })],
  ['ownerCancellationEmail', () => toOwner({ ...card(240_00), atHotel: { paidMinor: 240_00, refundedMinor: 240_00 } })],
  [
    'ownerConflictEmail',
    () => ownerConflictEmail({ facts: booking, calendar: booking.hotel.name, nights: [booking.checkIn] }, context),
  ],
  ['arrivalsEmail', () => arrivals(1, true)],
  ['arrivalsEmail', () => arrivals(70, false)],
  ['guestMessageEmail', () => guestMessageEmail({ facts: booking, text: message.message }, context)],
  ['hotelMessageEmail', () => hotelMessageEmail({ facts: booking, text: message.message }, context)],
  ['messageEmail', () => contact.messageEmail(message)],
  ['acknowledgementEmail', () => contact.acknowledgementEmail(message, publicUrl)],
  ['applicationEmail', () => careers.applicationEmail(application)],
  ['acknowledgementEmail', () => careers.acknowledgementEmail(application)],
  [
    'invitationEmail',
    () =>
      invitationEmail(
        {
          ...{ hotelId: 'h1', hotelName: booking.hotel.name, invitedBy: 'Meera Nair', email: reader.address },
          ...{ role: 'reception', endsAt: '2027-01-20T09:12:44Z', locale: 'en-XA' },
        },
        publicUrl,
      ),
  ],
  ['optInEmail', () => optInEmail({ ...reader, sentAt: context.now }, publicUrl)],
  ['welcomeEmail', () => welcomeEmail({ ...reader, state: 'subscribed', since: context.now }, publicUrl)],
];

test('every email is among those that are rendered here', () => {
  const folder = path.join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('-email.ts'));
  const rendering = /^export (?:const|function) (\w+Email)\b(?:(?!^export)[^])*?: EmailContent (?:=>|\{)/gm;
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(rendering)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(7);
  expect([...new Set(names)].sort()).toEqual([...new Set(emails.map(([name]) => name))].sort());
});

test.each(emails)('%s has no text outside of messages', (_name, render) => {
  const {
    subject,
    html = '',
    text,
  } = renderEmail({ id: 'e1', to: { name: '', address: 'to@example.test' } }, render());
  const visible = html.replace(/<style[\s\S]*?<\/style>/g, '').split(/<[^>]*>/);
  const texts = [subject, ...text.split('\n'), ...visible].map((each) => each.trim());
  expect(unmarkedTexts(texts, [...data, 'Wayhouse', 'WAYHOUSE'])).toEqual([]);
});
