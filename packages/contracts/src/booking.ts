import { bookingStates } from '@wayhouse/domain/booking-state';
import { z } from 'zod';
import { paymentMeans } from '@wayhouse/domain/payment-means';
import { roomTypes } from '@wayhouse/domain/room-types';
import { AppliedOffer } from './applied-offer.js';
import { CancellationPolicy } from './cancellation-policy.js';
import { GuestDetails } from './guest-details.js';
import { HotelTimes } from './hotel-times.js';
import { GuestInvoice } from './invoices.js';
import { LegalFacts } from './legal-facts.js';
import { AppliedCode, PriceAdjustment } from './price-adjustments.js';
import { AppliedPlan } from './rate-plans.js';
import { TaxAmount } from './taxes.js';

/** Absent where the site has no relay addresses, and once those of the booking have ended. */
export const RelayAddress = z.string().optional();

/** Nights of a stay that cost the same. */
export const PriceLine = z.object({
  what: z.literal('nights'),
  nights: z.array(z.string()).meta({ description: 'The nights, by the dates on which they begin.' }),
  each: z.number().meta({ description: 'The price of one of them.' }),
  amount: z.number().meta({ description: 'The price of all of them.' }),
});

/** Money that came or went at once. */
const Move = z.object({ amount: z.number(), at: z.iso.datetime() });
const Moves = z.array(Move).optional();

/** As its guest and the hotel's owner see it. */
export const Booking = z
  .object({
    _id: z.string().meta({ description: 'The booking’s id.' }),
    room: z
      .object({
        _id: z.string(),
        images: z.array(z.string()),
        roomType: z.enum(roomTypes),
        name: z.string().optional().meta({
          description:
            'What the hotel called the room beside its type at the time of booking. Absent if it had no name.',
        }),
      })
      .meta({ description: 'The booked room.' }),
    hotel: z
      .object({
        _id: z.string(),
        name: z.string(),
        address: z.string(),
        city: z.string(),
        clockCity: z.string().optional().meta({
          description: 'By whose clock the stay begins and ends where the hotel has since corrected its city.',
        }),
        ...HotelTimes,
        ...LegalFacts,
        phone: z.string().optional().meta({
          description: 'For the guest: the hotel’s phone number, unless its owner has left.',
        }),
        relayAddress: RelayAddress.meta({
          description:
            'For the guest: an email address of ours that forwards to the hotel, until some days after the stay.',
        }),
      })
      .meta({ description: 'The hotel at the time of booking.' }),
    user: z.object({ username: z.string() }).meta({ description: 'The guest’s name at the time of booking.' }),
    bookedBy: z.literal('hotel').optional().meta({
      description: 'Present if the hotel has booked for a guest without an account.',
    }),
    bookedTogether: z.array(z.string()).optional().meta({
      description:
        'The ids of all bookings that were made together with it, in the order of their rooms, its own among them. Absent if it was made alone.',
    }),
    unit: z.number().optional().meta({
      description:
        'For the hotel: which of the equal rooms the guest has, as a number from 1; today’s, where that changes during the stay. Absent where there is one such room, and once the booking is cancelled.',
    }),
    notes: z.number().optional().meta({
      description:
        'For the hotel: how many notes its staff has written about the booking. Absent where there are none.',
    }),
    guests: z.number().meta({ description: 'The number of guests.' }),
    details: GuestDetails.optional().meta({
      description: 'What the guest has let the hotel know. Absent as long as that is nothing.',
    }),
    totalPrice: z.number().meta({ description: 'The price of the stay, with taxes and fees.' }),
    lines: z.array(PriceLine).optional().meta({
      description: 'What the nights cost. Absent if every night costs the same and nothing else is in the total.',
    }),
    adjustments: z.array(PriceAdjustment).optional().meta({
      description: 'What the price of the nights is raised or lowered by; absent if that is nothing.',
    }),
    taxes: z.array(TaxAmount).optional().meta({
      description:
        'The taxes and fees of the stay; absent if there are none. `totalPrice` is the sum of `lines`, of `adjustments` and of those that are not included.',
    }),
    offer: AppliedOffer.optional().meta({
      description: 'The offer that the price of each night has, if there is one.',
    }),
    plan: AppliedPlan.optional().meta({
      description: 'The rate plan that it was booked on; absent on the standard terms.',
    }),
    promotion: AppliedCode.optional().meta({
      description: 'The promotion code that it was booked with, if there was one.',
    }),
    currency: z.string().meta({ description: 'The currency of the amounts (ISO 4217).' }),
    checkInDate: z.string().meta({ description: 'The day of arrival; check-in is from `checkInFrom` of the hotel.' }),
    checkOutDate: z
      .string()
      .meta({ description: 'The day of departure; check-out is by `checkOutUntil` of the hotel.' }),
    state: z.enum(bookingStates).meta({ description: '`unpaid`, `paid` or `cancelled`.' }),
    checkedInAt: z.iso.datetime().optional().meta({ description: 'When the hotel checked the guest in.' }),
    checkedOutAt: z.iso.datetime().optional().meta({ description: 'When the hotel checked the guest out.' }),
    isPaid: z.boolean().meta({ description: 'Whether the state is `paid`.' }),
    paid: z.number().meta({ description: 'The amount paid by card.' }),
    refunded: z.number().meta({ description: 'The amount refunded to the card.' }),
    pendingRefund: z.number().meta({ description: 'The amount still to be refunded to the card.' }),
    owed: z.number().meta({
      description:
        'The amount still to be paid: for the stay, or after a cancellation the charge that no payment covers.',
    }),
    paidAt: z.iso.datetime().optional().meta({
      description: 'When the card payment was received; of several the earliest, which is the one that counts.',
    }),
    payments: Moves.meta({
      description: 'Each card payment, in order. Absent unless there are several.',
    }),
    refundedAt: z.iso.datetime().optional().meta({ description: 'When the latest refund to the card was made.' }),
    refunds: Moves.meta({
      description: 'Each refund to the card, in order. Absent unless there are several.',
    }),
    atHotel: z
      .object({
        paid: z.number(),
        paidAt: z.iso.datetime(),
        payments: z
          .array(Move.extend({ means: z.enum(paymentMeans).optional() }))
          .optional()
          .meta({ description: 'Each payment there, in order; `means` is how, where the hotel has noted it.' }),
        refunded: z.number(),
        refundedAt: z.iso.datetime().optional(),
        handedBack: Move.optional(),
        handBacks: Moves.meta({
          description: 'What was handed back at each change, in order. Absent unless that was at several.',
        }),
      })
      .optional()
      .meta({
        description:
          'Present if the stay, or a part of it, was paid at the hotel: `paid` is all of that and `paidAt` when the latest payment was, with the amount that the hotel refunds, and what of that it has handed back at changes of the stay.',
      }),
    cancellation: z
      .object({
        at: z.iso.datetime(),
        charge: z.number(),
        by: z.literal('owner').optional(),
        isNoShow: z.literal(true).optional(),
      })
      .optional()
      .meta({
        description:
          'Present if the booking is cancelled: when, at what charge, `by` the owner if the hotel cancelled, and `isNoShow` if it was because the guest has not come.',
      }),
    changeableUntil: z.iso.datetime().optional().meta({
      description:
        'Until when its guest can change the dates and the guests. Absent where that was never possible, or is not any more.',
    }),
    changes: z.number().optional().meta({
      description: 'How often the dates or the guests were changed, by the guest or the hotel. Absent if never.',
    }),
    createdAt: z.iso.datetime().meta({ description: 'When the booking was made.' }),
    cancellationPolicy: CancellationPolicy.meta({
      description:
        'The policy at the time of booking: free until `freeUntilHours` before check-in, then `lateChargeNights` nights are charged.',
    }),
    freeCancellationUntil: z.iso.datetime().meta({ description: 'The end of free cancellation.' }),
    invoices: z.array(GuestInvoice).optional().meta({
      description: 'For the guest: what the hotel has issued for it, in that order. Absent if that is nothing.',
    }),
  })
  .meta({ id: 'Booking', description: 'A booking. Amounts are in units of `currency`.' });

export type Booking = z.output<typeof Booking>;
