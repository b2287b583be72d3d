import { type BookingFacts, events, type HotelFacts } from '@wayhouse/contracts';
import { relayAddress, relayEnd } from '@wayhouse/domain';
import { type AccountRegister, inLocale, type Log, onEvent, type Transaction } from '@wayhouse/service-kit';
import type { EmailContent } from '../email/email.js';
import type { EmailQueue } from '../email/email-queue.js';
import { renderEmail } from '../email/render-email.js';
import {
  changedEmail,
  confirmationEmail,
  handBackEmail,
  paymentEmail,
  paymentTakenBackEmail,
  refundEmail,
} from './booking-email.js';
import type { BookingProjection } from './booking-projection.js';
import { changesOf, isChangeSuperseded, isPaymentSuperseded } from './change-facts.js';
import { cancellationEmail } from './cancellation-email.js';
import { cancelledTogetherEmail } from './cancelled-together-email.js';
import type { EmailContext } from './email-context.js';
import { type Deps as OwnerDeps, queueOwnerEmail } from '../owner-emails/queue-owner-email.js';
import type { HotelProjection } from './hotel-projection.js';
import { messages } from './messages.js';
import { paidTogetherEmail } from './paid-together-email.js';
import { type Together, togetherEmail } from './together-email.js';

type Deps = OwnerDeps & {
  accounts: Pick<AccountRegister, 'wasDeleted'>;
  bookings: BookingProjection;
  hotels: HotelProjection;
  emails: EmailQueue;
  publicUrl: string;
  relayDomain?: string;
  log: Log;
};

/**
 * Emails the guest about every change of a booking, in the language that it was made in, and those at the hotel about what the
 * hotel has not done itself. A guest for whom the hotel has booked has no address. The email is queued in the event's own transaction and sent later. A reply to the guest's goes to the
 * hotel, as long as the booking has a relay address and the hotel an owner who answers.
 */
export function bookingConsumers(deps: Deps) {
  const { accounts, bookings, hotels, emails, publicUrl, relayDomain, now, log } = deps;

  /** Where a reply goes. */
  async function replyToOf({ hotel, checkOut, relay }: BookingFacts, cancelledAt?: Date) {
    if (!relayDomain || now() >= relayEnd({ city: hotel.city, times: hotel, checkOut, cancelledAt })) return undefined;
    if (await accounts.wasDeleted(hotel.ownerId)) return undefined;
    return { name: hotel.name, address: relayAddress(relay.hotel, relayDomain) };
  }

  async function queueEmail(
    tx: Transaction,
    id: string,
    facts: BookingFacts,
    template: (context: EmailContext) => EmailContent,
    cancelledAt?: Date,
  ) {
    const { guest, bookingId, locale, bookedBy } = facts;
    if (bookedBy === 'hotel') return;
    if (!guest.email) return log.warn({ bookingId }, 'no email sent: the guest has no email address');
    const to = { name: guest.name, address: guest.email };
    const phone = await hotels.findPhone(tx, facts.hotel.id);
    const replyTo = await replyToOf(facts, cancelledAt);
    const email = inLocale(locale, () => {
      const footnote = replyTo && messages.replyToHotel(replyTo.name);
      return renderEmail({ id, to, replyTo }, { footnote, ...template({ publicUrl, now: now(), phone }) });
    });
    const [sequence] = facts.bookedTogether ?? [bookingId];
    return emails.add(tx, { ...email, sequence }, now());
  }

  return [
    onEvent(events.hotelRegistered, (facts, tx) => hotels.apply(tx, toHotel(facts))),
    onEvent(events.hotelChanged, (facts, tx) => hotels.apply(tx, toHotel(facts))),
    onEvent(events.bookingConfirmed, async ({ details, ...booking }, tx, { id }) => {
      const { facts, isCancelled, owedMinor } = await bookings.apply(tx, booking, { owedMinor: booking.totalMinor });
      if (details) await bookings.applyDetails(tx, { ...booking, details });
      // Of bookings that were made together one email is sent, by an event of its own.
      if (isCancelled || facts.bookedTogether) return;
      await queueEmail(tx, id, facts, (context) => confirmationEmail({ ...facts, details, owedMinor }, context));
      if (facts.bookedBy === 'hotel') return;
      await queueOwnerEmail(deps, tx, id, facts, { kind: 'booking', bookingId: facts.bookingId });
    }),
    onEvent(events.bookedTogether, async ({ bookingIds }, tx, { id }) => {
      const known = await bookings.listKnown(tx, bookingIds);
      const [first, ...others] = known.filter(({ cancelledAt }) => cancelledAt === undefined);
      if (!first) return;
      const { facts, details } = first;
      const owedMinor = owedOf(first) + others.reduce((sum, other) => sum + owedOf(other), 0);
      const standing: Together['bookings'] = [facts, ...others.map((other) => other.facts)];
      await queueEmail(tx, id, facts, (context) =>
        others.length
          ? togetherEmail({ bookings: standing, owedMinor, details }, context)
          : confirmationEmail({ ...facts, details, owedMinor }, context),
      );
      const news = { kind: 'booking' as const, bookingId: first._id, others: others.map(({ _id }) => _id) };
      await queueOwnerEmail(deps, tx, id, facts, news);
    }),
    onEvent(
      events.bookingChanged,
      async ({ before, refundMinor, handedBackMinor, owedMinor: owed, by, ...booking }, tx, { id }) => {
        const applied = await bookings.apply(tx, booking, { owedMinor: owed });
        const { facts, owedMinor = owed } = applied;
        const changes = changesOf(booking);
        // What came after it has an email of its own, which does not name what was handed back before.
        if (isChangeSuperseded(changes, applied)) {
          if (!handedBackMinor) return;
          return queueEmail(tx, id, facts, (context) => handBackEmail(facts, handedBackMinor, context));
        }
        const terms = { before, refundMinor, owedMinor };
        await queueEmail(tx, id, facts, (context) =>
          changedEmail({ ...facts, ...terms, handedBackMinor, by }, context),
        );
        if (by === 'hotel') return;
        const news = { kind: 'change' as const, bookingId: facts.bookingId, changes, terms };
        await queueOwnerEmail(deps, tx, id, facts, news);
      },
    ),
    onEvent(events.bookingPaid, async (event, tx, { id }) => {
      const { paymentId, paidAt, method, amountMinor: amount, owedMinor: owed = 0, isTogether, ...booking } = event;
      const amountMinor = amount ?? booking.totalMinor;
      const applied = await bookings.apply(tx, booking, { owedMinor: owed });
      const { facts, owedMinor = owed } = applied;
      // Of bookings that were paid by one card payment one email is sent, by an event of its own.
      if (isTogether || isPaymentSuperseded(paymentId, applied)) return;
      const paid = { ...facts, paymentId, paidAt, method, amountMinor, owedMinor };
      await queueEmail(tx, id, facts, (context) => paymentEmail(paid, context));
      // What is paid at the hotel, the owner has recorded.
      if (method === 'card')
        await queueOwnerEmail(deps, tx, id, facts, {
          kind: 'payment',
          bookingId: facts.bookingId,
          amountMinor,
          owedMinor,
        });
    }),
    onEvent(events.paidTogether, async ({ bookings: terms }, tx, { id }) => {
      const known = await bookings.listKnown(
        tx,
        terms.map(({ bookingId }) => bookingId),
      );
      const [first, ...others] = known.flatMap((row, at) =>
        row.cancelledAt === undefined ? [{ facts: row.facts, terms: asOfNow(terms[at]!, row) }] : [],
      );
      if (!first) return;
      const one = { ...first.facts, ...first.terms, method: 'card' as const };
      await queueEmail(tx, id, first.facts, (context) =>
        others.length ? paidTogetherEmail([first, ...others], context) : paymentEmail(one, context),
      );
      await queueOwnerEmail(deps, tx, id, first.facts, {
        ...{ kind: 'payment', ...first.terms },
        ...(others.length && { others: others.map((other) => other.terms) }),
      });
    }),
    onEvent(events.bookingPaymentTakenBack, async (event, tx, { id }) => {
      const { paymentId: _, amountMinor, owedMinor: owed, ...booking } = event;
      const { facts, isCancelled, owedMinor = owed } = await bookings.apply(tx, booking, { owedMinor: owed });
      if (isCancelled) return;
      await queueEmail(tx, id, facts, (context) => paymentTakenBackEmail(facts, { amountMinor, owedMinor }, context));
    }),
    onEvent(events.bookingCancelled, async (cancelled, tx, { id }) => {
      const { chargedMinor, owedMinor, byCard, atHotel, isByOperator, cancelledAt } = cancelled;
      const { facts } = await bookings.apply(tx, cancelled, { cancelledAt });
      // Of bookings that were cancelled in one step one email is sent, by an event of its own.
      if (cancelled.isTogether) return;
      await queueEmail(tx, id, facts, (context) => cancellationEmail({ ...cancelled, ...facts }, context));
      if (cancelled.by === 'owner' && !isByOperator) return;
      const terms = { chargedMinor, owedMinor, byCard, atHotel, isByOperator };
      await queueOwnerEmail(deps, tx, id, facts, { kind: 'cancellation', bookingId: facts.bookingId, terms });
    }),
    onEvent(events.cancelledTogether, async ({ bookings: cancelled }, tx, { id }) => {
      const [first, ...others] = await bookings.listCancelled(tx, cancelled);
      if (!first) return;
      const { facts, cancelledAt, terms } = first;
      await queueEmail(tx, id, facts, (context) =>
        others.length
          ? cancelledTogetherEmail([first, ...others], context)
          : cancellationEmail({ ...facts, ...terms, cancelledAt, by: 'guest' }, context),
      );
      await queueOwnerEmail(deps, tx, id, facts, {
        ...{ kind: 'cancellation', bookingId: facts.bookingId, terms },
        ...(others.length && {
          others: others.map((other) => ({ bookingId: other.facts.bookingId, terms: other.terms })),
        }),
      });
    }),
    onEvent(events.calendarConflicted, async ({ bookingId, calendar, nights }, tx, { id }) => {
      const facts = await bookings.find(tx, bookingId);
      // The booking's own event has not arrived yet: throwing has this one retried after it.
      if (!facts) throw new Error(`booking ${bookingId} is not known yet`);
      await queueOwnerEmail(deps, tx, id, facts, { kind: 'conflict', bookingId, calendar, nights });
    }),
    onEvent(events.bookingDetailsChanged, (changed, tx) => bookings.applyDetails(tx, changed)),
    onEvent(events.paymentRefunded, async (refund, tx, { id }) => {
      const [known] = await bookings.listKnown(tx, [refund.bookingId]);
      const { facts, cancelledAt } = known!;
      const ended = cancelledAt ? new Date(cancelledAt) : undefined;
      await queueEmail(tx, id, facts, (context) => refundEmail(facts, refund, context), ended);
    }),
  ];
}

const toHotel = ({ hotelId: id, version, ownerId, contact: phone }: HotelFacts) => ({ id, version, ownerId, phone });

type Owed = { facts: BookingFacts; owedMinor?: number };
const owedOf = ({ facts, owedMinor = facts.totalMinor }: Owed) => owedMinor;

/**
 * What was paid, with what is owed as of the newest facts, which the email has. As long as the booking's own event of the payment has
 * not arrived, all of it is owed there.
 */
const asOfNow = <Terms extends { owedMinor: number }>(paid: Terms, { facts, owedMinor = facts.totalMinor }: Owed) => ({
  ...paid,
  owedMinor: owedMinor < facts.totalMinor ? owedMinor : paid.owedMinor,
});
