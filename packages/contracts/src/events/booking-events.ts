import { z } from 'zod';
import { arrivalTimes } from '@wayhouse/domain/guest-details';
import { parties } from '@wayhouse/domain/parties';
import { paymentMethods } from '@wayhouse/domain/payment-method';
import { roomTypes } from '@wayhouse/domain/room-types';
import { AppliedOffer } from '../applied-offer.js';
import { CancellationPolicy } from '../cancellation-policy.js';
import { ChangeFacts } from './change-facts.js';
import { defineEvent, Version } from './event.js';
import { HotelTimes } from './hotel-times.js';
import { AppliedPlan } from '../rate-plans.js';
import { PriceAdjustment } from './price-adjustment.js';
import { TaxRule } from './tax-rule.js';

/** Nights that cost the same. */
const PriceLine = z.object({ what: z.literal('nights'), nights: z.array(z.iso.date()).min(1), eachMinor: z.int() });

const PaidAtHotel = z.object({ paymentId: z.string(), amountMinor: z.int().positive(), paidAt: z.iso.datetime() });

/** All that subscribers need to know of a booking. Amounts are in minor units. */
const BookingFacts = z.object({
  bookingId: z.string(),
  version: Version,
  roomId: z.string(),
  roomType: z.enum(roomTypes),
  /** What its hotel called it when it was booked, where it had a name beside its type. */
  roomName: z.string().optional(),
  /** The address of the first photo of the room, on the site. */
  photo: z.string().optional(),
  hotel: z.object({
    id: z.string(),
    ownerId: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    /** At the time of booking. */
    ...HotelTimes,
  }),
  guest: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** The hotel has booked for a guest without an account: what `guest` and `relay` have is empty. */
  bookedBy: z.literal('hotel').optional(),
  guests: z.int().min(1),
  /** The ids of all bookings that were made together, in order, its own among them; absent where it was made alone. */
  bookedTogether: z.array(z.string()).min(2).optional(),
  /** The language that the guest booked in (BCP 47), and reads emails in. */
  locale: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  nights: z.array(z.iso.date()).min(1),
  totalMinor: z.int(),
  /** What the nights cost; absent if every night costs the room's price and nothing else is in the total. */
  lines: z.array(PriceLine).optional(),
  /** What the price of the nights is raised or lowered by; absent where that is nothing. */
  adjustments: z.array(PriceAdjustment).optional(),
  /** The promotion code of the booking where that takes nothing off its nights. */
  unusedCode: z.string().optional(),
  /** The total is the sum of the lines, of the adjustments and of those taxes and fees that are not included. */
  taxes: z.array(TaxRule.extend({ amountMinor: z.int().min(0) })).optional(),
  /** The offer that the price of each night has. */
  offer: AppliedOffer.optional(),
  /** The rate plan that it was booked on. */
  plan: AppliedPlan.extend({ surchargeMinor: z.int().positive().optional() }).optional(),
  /** What changing the dates or the guests made of the total, in order; absent if that never happened. */
  priceChanges: z
    .array(z.object({ at: z.iso.datetime(), fromMinor: z.int(), toMinor: z.int() }))
    .min(1)
    .optional(),
  /** Its payments at the hotel, in order; absent where there are none. */
  paidAtHotel: z.array(PaidAtHotel).min(1).optional(),
  /** Those that were recorded by mistake, which are not among its payments, and until when they were; absent where there are none. */
  takenBackAtHotel: z
    .array(PaidAtHotel.extend({ takenBackAt: z.iso.datetime() }))
    .min(1)
    .optional(),
  currency: z.string(),
  cancellationPolicy: CancellationPolicy,
  freeCancellationUntil: z.iso.datetime(),
  /** What the relay addresses that reach the guest and the hotel are made of. */
  relay: z.object({ guest: z.string(), hotel: z.string() }),
});

/** Of what the guest has let the hotel know, what emails name. */
const EmailedDetails = z.object({
  leadGuest: z.string().optional(),
  phone: z.string().optional(),
  arrivalTime: z.enum(arrivalTimes).optional(),
  wishes: z.string().optional(),
});
export type EmailedDetails = z.output<typeof EmailedDetails>;

export const bookingConfirmed = defineEvent({
  type: 'booking.confirmed.v1',
  data: BookingFacts.extend({ details: EmailedDetails.optional() }),
});

/** A guest has booked several rooms at once. Each of the bookings is confirmed by an event of its own, which comes before this one. */
export const bookedTogether = defineEvent({
  type: 'booking.booked-together.v1',
  data: z.object({ bookingIds: z.array(z.string()).min(2) }),
});

/** The guest has let the hotel know something else; nothing any more, if `details` is empty. */
export const bookingDetailsChanged = defineEvent({
  type: 'booking.details-changed.v1',
  data: z.object({
    bookingId: z.string(),
    version: Version,
    guest: z.object({ id: z.string() }),
    details: EmailedDetails,
  }),
});

/** One of the two has written to the other. Deleted once it is sent, because nothing else of the text is to be left after an erasure. */
export const bookingMessageSent = defineEvent({
  type: 'booking.message-sent.v1',
  data: z.object({
    bookingId: z.string(),
    messageId: z.string(),
    from: z.enum(parties),
    guest: z.object({ id: z.string() }),
    text: z.string(),
    /** It came as an email, which is forwarded to the other one. */
    byEmail: z.literal(true).optional(),
  }),
  isRetained: false,
});

/** The guest, or the hotel for the guest, has changed the dates or the number of guests. */
export const bookingChanged = defineEvent({
  type: 'booking.changed.v1',
  data: BookingFacts.extend({
    before: z.object({ checkIn: z.iso.date(), checkOut: z.iso.date(), guests: z.int(), totalMinor: z.int() }),
    /** What goes back to the card. */
    refundMinor: z.int().min(0),
    /** What is still to be paid. */
    owedMinor: z.int().min(0),
    /** What the hotel has handed back of what was paid there, with the change. */
    handedBackMinor: z.int().positive().optional(),
    /** Without it the guest has made the change. */
    by: z.literal('hotel').optional(),
  }),
});

/** The booking is paid, or a part of it is at the hotel. */
export const bookingPaid = defineEvent({
  type: 'booking.paid.v1',
  data: BookingFacts.extend({
    paymentId: z.string(),
    paidAt: z.iso.datetime(),
    method: z.enum(paymentMethods),
    /** Without it the total was paid. */
    amountMinor: z.int().positive().optional(),
    /** What is still to be paid, if anything: the payment was of an earlier price, or of a part. */
    owedMinor: z.int().min(0).optional(),
    /** By a joint payment of bookings that were made together. */
    isTogether: z.literal(true).optional(),
  }),
});

/**
 * One card payment has paid bookings that were made together: these, as others may have been cancelled meanwhile. Each of them is paid by an
 * event of its own, which comes before this one.
 */
export const paidTogether = defineEvent({
  type: 'booking.paid-together.v1',
  data: z.object({
    bookings: z
      .array(z.object({ bookingId: z.string(), amountMinor: z.int().positive(), owedMinor: z.int().min(0) }))
      .min(1),
  }),
});

/** A payment at the hotel was recorded by mistake: the hotel has not had it. */
export const bookingPaymentTakenBack = defineEvent({
  type: 'booking.payment-taken-back.v1',
  data: BookingFacts.extend({
    paymentId: z.string(),
    amountMinor: z.int().positive(),
    owedMinor: z.int().min(0),
  }),
});

/** The charge of a cancelled booking, or a part of it, was paid at the hotel. */
export const bookingChargePaid = defineEvent({
  type: 'booking.charge-paid.v1',
  data: BookingFacts.extend({ paymentId: z.string(), paidAt: z.iso.datetime(), amountMinor: z.int().positive() }),
});

/** What was paid by card, what of it was refunded, and what is still to be refunded. */
const CardMoney = z.object({ paidMinor: z.int(), refundedMinor: z.int(), pendingRefundMinor: z.int() });

/**
 * What the hotel had of payments there, and what of it the hotel refunds. It counts as refunded immediately. `handedBackMinor` was paid as
 * well, and handed back at changes of the stay before.
 */
const HotelMoney = z.object({ paidMinor: z.int(), refundedMinor: z.int(), handedBackMinor: z.int().optional() });

/** `byCard` is present if a card payment had been received by then, `atHotel` if the stay was paid there. */
const CancellationMoney = z.object({
  chargedMinor: z.int(),
  /** The part of the charge that no payment covers: the hotel asks for it. */
  owedMinor: z.int().min(0),
  byCard: CardMoney.optional(),
  atHotel: HotelMoney.optional(),
});

export const bookingCancelled = defineEvent({
  type: 'booking.cancelled.v1',
  data: BookingFacts.extend({
    ...CancellationMoney.shape,
    cancelledAt: z.iso.datetime(),
    by: z.enum(['guest', 'owner']),
    /** The hotel has recorded that the guest has not come. */
    isNoShow: z.literal(true).optional(),
    /** An operator has cancelled in the name of the owner, who does not know of it. */
    isByOperator: z.literal(true).optional(),
    /** In one step with others that were booked together. */
    isTogether: z.literal(true).optional(),
  }),
});

/**
 * A guest has cancelled bookings that were made together, in one step: these, as the others were cancelled before. Each of them is
 * cancelled by an event of its own, which comes before this one.
 */
export const cancelledTogether = defineEvent({
  type: 'booking.cancelled-together.v1',
  data: z.object({ bookings: z.array(CancellationMoney.extend({ bookingId: z.string() })).min(1) }),
});

const Block = z.object({
  blockId: z.string(),
  version: Version,
  roomId: z.string(),
  /** The one unit that is blocked by itself; without it all units of the room are. */
  unit: z.int().min(1).optional(),
  nights: z.array(z.iso.date()).min(1),
});
export const roomBlocked = defineEvent({ type: 'room.blocked.v1', data: Block });
export const roomUnblocked = defineEvent({ type: 'room.unblocked.v1', data: Block });

/** The imported calendar of another site has nights that a booking has. Published once for each calendar and booking. */
export const calendarConflicted = defineEvent({
  type: 'calendar.conflicted.v1',
  data: z.object({
    bookingId: z.string(),
    calendarId: z.string(),
    /** The name that the hotel has given the calendar. */
    calendar: z.string(),
    nights: z.array(z.iso.date()).min(1),
  }),
});

/** `version` counts how often its owner has closed the hotel or opened it again. */
const Closing = z.object({ hotelId: z.string(), version: Version });
/** The owner has closed the hotel, which has no guests to come. */
export const hotelClosed = defineEvent({ type: 'hotel.closed.v1', data: Closing });
export const hotelReopened = defineEvent({ type: 'hotel.reopened.v1', data: Closing });

/** Who has changed what at a hotel. Several with one `changeId` are one change of several rooms, each with its own. */
export const changeRecorded = defineEvent({
  type: 'change.recorded.v1',
  data: z.object({
    changeId: z.string(),
    hotelId: z.string(),
    /** The user id of who has made it. */
    by: z.string(),
    at: z.iso.datetime(),
    facts: ChangeFacts,
  }),
});

/**
 * What is stored of a person is to be erased, because the account is deleted. Without `userId` somebody who has no account has
 * asked for it. `addresses` are the email addresses that are known to be the person's, so the event is deleted once it is
 * sent.
 */
export const accountDeleted = defineEvent({
  type: 'account.deleted.v1',
  data: z.object({ userId: z.string().min(1).optional(), addresses: z.array(z.string()) }),
  isRetained: false,
});

/**
 * The email addresses of an account that Clerk has verified, at each change that Clerk reports. `version` is the time of the
 * change in milliseconds. Deleted once it is sent, as `accountDeleted`.
 */
export const accountChanged = defineEvent({
  type: 'account.changed.v1',
  data: z.object({ userId: z.string().min(1), version: Version, addresses: z.array(z.string()) }),
  isRetained: false,
});

export type BookingFacts = z.output<typeof BookingFacts>;
