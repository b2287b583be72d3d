import { settlementOf } from '@wayhouse/booking/bookings/domain/booking-settlement';
import { byMethod, paidMinor, refundedMinor } from '@wayhouse/booking/bookings/domain/ledger';
import type { Booking } from '@wayhouse/booking/bookings/domain/booking';
import { priceChangesOf } from '@wayhouse/booking/bookings/domain/price-changes';
import {
  addedMinor,
  adjustedMinor,
  cancellationChargeMinor,
  freeCancellationUntil,
  nightsOf,
  refundsDue,
  taxStay,
  totalOf,
} from '@wayhouse/domain';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

type PaymentData = PlatformData['payment'];
type Payments = PaymentData['payments'][number];

/** What bookings and payments say of each other, and both of the rules in `packages/domain`. */
export function checkMoney({ booking: { bookings }, payment }: PlatformData): Contradiction[] {
  const ofBooking = new Map(payment.payments.map((each) => [each.bookingId, each]));
  const known = new Set(bookings.map(({ id }) => id));
  return [
    ...payment.payments.filter(({ bookingId }) => !known.has(bookingId)).flatMap(withoutBooking),
    ...payment.setAside.map(({ _id, bookingId }): Contradiction => ({
      kind: 'payment-set-aside',
      subject: _id,
      text: `The payment ${_id} for booking ${bookingId} is not for its price, and waits for somebody.`,
    })),
    ...payment.waiting.map(({ _id, job: { bookingId } }): Contradiction => ({
      kind: 'payment-set-aside',
      subject: _id,
      text: `The payment ${_id} waits for booking ${bookingId}, which payment does not know.`,
    })),
    ...bookings.flatMap((booking) => {
      const payments = ofBooking.get(booking.id) ?? { bookingId: booking.id, attempt: 0, cardPayments: [] };
      return [
        ...checkTerms(booking),
        ...checkPayments(booking, payments),
        ...checkCancellation(booking, payments),
        ...checkRefunds(booking, payment),
      ];
    }),
  ];
}

const withoutBooking = ({ bookingId, cardPayments }: Payments): Contradiction[] =>
  cardPayments.map(({ paymentId }) => ({
    kind: 'payment-without-booking',
    subject: paymentId,
    text: `The payment ${paymentId} is for booking ${bookingId}, which does not exist.`,
  }));

/** What was agreed when the booking was made follows from its copy of room and policy. */
function checkTerms(booking: Booking): Contradiction[] {
  const { id: subject, room, stay, totalMinor, lines, adjustments, taxes, plan, cancellationPolicy } = booking;
  const found: Contradiction[] = [];
  const nights = nightsOf(stay).length;
  const nightsMinor = (lines ? totalOf(lines) : nights * room.nightMinor) + adjustedMinor(adjustments);
  if (nightsMinor + addedMinor(taxes) !== totalMinor)
    found.push({
      kind: 'price-other-than-rate',
      subject,
      text: `Booking ${subject} costs ${totalMinor}; its nights, taxes and fees cost ${nightsMinor + addedMinor(taxes)}.`,
    });
  const surcharge = taxes?.some(({ name, hundredths }) => name === plan?.name && hundredths === plan.surchargeMinor);
  if (plan?.surchargeMinor && !surcharge)
    found.push({
      kind: 'price-other-than-rate',
      subject: `${subject} plan`,
      text: `What the rate plan of booking ${subject} adds is not in its price.`,
    });
  const due = taxStay(taxes ?? [], { nightsMinor, nights, guests: booking.guests });
  if (taxes?.some(({ amountMinor }, at) => amountMinor !== due[at]?.amountMinor))
    found.push({
      kind: 'price-other-than-rate',
      subject: `${subject} taxes`,
      text: `The taxes and fees of booking ${subject} are not those of their rules.`,
    });
  if (
    lines &&
    lines
      .flatMap(({ nights }) => nights)
      .sort()
      .join() !== nightsOf(stay).join()
  )
    found.push({
      kind: 'price-other-than-rate',
      subject: `${subject} nights`,
      text: `The price of booking ${subject} is for other nights than those of its stay.`,
    });
  const until = freeCancellationUntil(cancellationPolicy, room.city, stay.checkIn, room);
  if (Number(until) !== Number(booking.freeCancellationUntil))
    found.push({
      kind: 'charge-other-than-policy',
      subject: `${subject} until`,
      text: `Booking ${subject} names another end of free cancellation than its policy, ${until.toISOString()}.`,
    });
  if (booking.state !== 'cancelled') return found;
  const charge =
    booking.cancelledBy === 'owner' && !booking.isNoShow ? 0 : cancellationChargeMinor(booking, booking.cancelledAt);
  if (charge !== booking.chargedMinor)
    found.push({
      kind: 'charge-other-than-policy',
      subject,
      text: `Cancelling booking ${subject} cost ${booking.chargedMinor}; by its policy ${charge}.`,
    });
  return found;
}

function checkPayments(booking: Booking, { cardPayments, atHotel }: Payments): Contradiction[] {
  const { id, state, totalMinor } = booking;
  const byCard = byMethod(booking, 'card').payments;
  const found: Contradiction[] = [];
  const { owed } = settlementOf(booking);
  // One that was paid stays so when its price rises.
  const isCovered = booking.payments.length > 0 && (owed === 0 || byCard.length > 0);
  const isUncovered = booking.payments.length === 0 || (!isCovered && !booking.changes);
  if ((state === 'unpaid' && isCovered) || (state === 'paid' && isUncovered))
    found.push({
      kind: 'state-other-than-payments',
      subject: id,
      text: `Booking ${id} is ${state} with ${booking.payments.length} payments and ${owed} owed.`,
    });
  const ids = [...booking.payments, ...(booking.takenBack ?? [])].map(({ paymentId }) => paymentId);
  const held = byMethod(booking, 'hotel');
  if (new Set(ids).size < ids.length || paidMinor(held) - refundedMinor(held) > chargeOf(booking))
    found.push({
      kind: 'paid-beyond-price',
      subject: id,
      text: `Of booking ${id} the hotel holds ${paidMinor(held) - refundedMinor(held)} for ${chargeOf(booking)}, in payments ${ids.join(', ')}.`,
    });
  for (const { paymentId, amountMinor } of byCard) {
    const received = cardPayments.find((each) => each.paymentId === paymentId);
    if (received?.amountMinor !== amountMinor)
      found.push({
        kind: 'paid-without-payment',
        subject: paymentId,
        text: `Booking ${id} counts a payment ${paymentId} of ${amountMinor}; received was ${received?.amountMinor ?? 'none'}.`,
      });
  }
  for (const { paymentId, amountMinor } of cardPayments) {
    if (!byCard.some((each) => each.paymentId === paymentId))
      found.push({
        kind: 'payment-without-booking',
        subject: paymentId,
        text: `The payment ${paymentId} is for booking ${id}, which does not count it.`,
      });
    if (![totalMinor, ...priceChangesOf(booking).map(({ fromMinor }) => fromMinor)].includes(amountMinor))
      found.push({
        kind: 'payment-other-than-price',
        subject: paymentId,
        text: `The payment ${paymentId} is ${amountMinor}; booking ${id} costs ${totalMinor}.`,
      });
  }
  const paidAtHotel = byMethod(booking, 'hotel').payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (paidAtHotel !== (atHotel?.amountMinor ?? 0))
    found.push({
      kind: 'payment-without-booking',
      subject: `${id} at hotel`,
      text: `At the hotel ${paidAtHotel} was paid for booking ${id}; payment knows of ${atHotel?.amountMinor ?? 0}.`,
    });
  return found;
}

/** What a booking costs in the end. */
const chargeOf = (booking: Booking): number => settlementOf(booking).charge;

/** Payment refunds by its own copy of the cancellation. */
function checkCancellation(booking: Booking, { cancellation, ...payments }: Payments): Contradiction[] {
  const { id: subject } = booking;
  const [at, charge] = booking.state === 'cancelled' ? [booking.cancelledAt, booking.chargedMinor] : [];
  if (Number(at ?? 0) === Number(cancellation?.at ?? 0) && charge === cancellation?.chargedMinor) return [];
  const { cardPayments } = payments;
  const text = `Payment knows another cancellation of booking ${subject}, with ${cardPayments.length} card payments.`;
  return [{ kind: 'cancellation-unknown', subject, text }];
}

/** Every payment has to be refunded by what the settlement of its booking says, no more and no less. */
function checkRefunds(booking: Booking, { refunds, orders }: PaymentData): Contradiction[] {
  const found: Contradiction[] = [];
  const cancellation =
    booking.state === 'cancelled' ? { at: booking.cancelledAt, chargedMinor: booking.chargedMinor } : undefined;
  const due = refundsDue({
    payments: booking.payments,
    takenBack: booking.takenBack,
    priceChanges: priceChangesOf(booking),
    refunds: [],
    cancellation,
  });
  for (const { paymentId, method } of booking.payments) {
    const reported = refunds.find(({ _id }) => _id === paymentId)?.refunds ?? [];
    const counted = booking.refunds.filter((refund) => refund.paymentId === paymentId);
    const made = method === 'card' ? reported.filter(({ state }) => state !== 'failed') : counted;
    const refunded = sumOf(made);
    const owed = due.find((each) => each.paymentId === paymentId)?.amountMinor ?? 0;
    if (refunded !== owed) {
      const order = orders.find(({ job, state }) => job.paymentId === paymentId && state !== 'done');
      const why = order ? `; its order is ${order.state}${order.error ? `: ${order.error}` : ''}` : '';
      const text = `Of the payment ${paymentId} for booking ${booking.id} ${refunded} is refunded; it should be ${owed}${why}.`;
      found.push({ kind: 'refund-other-than-policy', subject: paymentId, text });
    }
    if (method === 'card' && sumOf(counted) !== sumOf(reported.filter(({ isPublished }) => isPublished)))
      found.push({
        kind: 'refund-other-than-booking',
        subject: paymentId,
        text: `Booking ${booking.id} counts other refunds of the payment ${paymentId} than were made.`,
      });
  }
  return found;
}

const sumOf = (entries: { amountMinor: number }[]): number =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
