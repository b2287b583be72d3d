import { offerIds } from '@wayhouse/domain/rates/offers';
import { z } from 'zod';
import { AppliedOffer } from './applied-offer.js';
import { BookingWindow } from './booking-window.js';
import { CancellationPolicy } from './cancellation-policy.js';
import { PriceCurrency } from './currency.js';
import { RatePlan } from './rate-plans.js';
import { OwnRate, Rate } from './rates.js';
import { roomDescription } from './room-description.js';
import { roomDetails } from './room-details.js';
import { FurtherGuests } from './further-guests.js';
import { HotelTimes } from './hotel-times.js';
import { Tax } from './taxes.js';

export const Room = z
  .object({
    _id: z.string().meta({ description: 'The room’s id.' }),
    images: z.array(z.string()).meta({
      description:
        'URLs of the photos as JPEG, 1280 pixels wide. Replace `1280` by `400` or `800` for smaller ones, and `.jpg` by `.webp` or `.avif` for other formats.',
    }),
    ...roomDetails,
    currency: PriceCurrency,
    ...roomDescription,
    rates: z.array(Rate).optional().meta({
      description:
        'Of a single room: the nights that cost something else than `pricePerNight` or restrict stays. Of several rates of a night that have a price, the one with the shortest period counts, then the one for the fewest weekdays, then the last one; for each restriction likewise.',
    }),
    furtherGuests: FurtherGuests.optional().meta({
      description: 'Of a single room: what guests above those that the price includes cost, where they cost more.',
    }),
    bookingWindow: BookingWindow.optional().meta({
      description: 'Of a single room: how late and how early it can be booked, where its owner has set that.',
    }),
    taxes: z.array(Tax).optional().meta({
      description: 'Of a single room: the taxes and fees of its hotel, in the order in which guests see them.',
    }),
    offers: z.array(z.enum(offerIds)).optional().meta({
      description: 'Of a single room: the offers of the house for it that its hotel takes part in.',
    }),
    cancellationPolicy: CancellationPolicy.optional().meta({
      description: 'Of a single room: the hotel’s terms of cancelling, where they are not those of the house.',
    }),
    plans: z.array(RatePlan).optional().meta({
      description: 'Of a single room: the rate plans that it can be booked on beside the standard terms.',
    }),
    isLeastPrice: z
      .literal(true)
      .optional()
      .meta({ description: 'Present if some nights to come cost more than `pricePerNight`, and none less.' }),
    totalPrice: z.number().optional().meta({
      description: 'In a list with dates: the price of the stay, if it is not simply nights times `pricePerNight`.',
    }),
    offer: AppliedOffer.optional().meta({
      description: 'In a list with dates: the offer that `totalPrice` has, if there is one.',
    }),
    addedTaxes: z.number().optional().meta({
      description: 'The part of `totalPrice` that is taxes and fees beside the price of the nights, if there is one.',
    }),
    createdAt: z.iso.datetime().meta({ description: 'When the room was added.' }),
    changedAt: z.iso.datetime().meta({ description: 'When the room, or whether it can be booked, was last changed.' }),
    isAvailable: z.boolean().meta({ description: 'Whether the room can be booked.' }),
    hotel: z
      .object({
        _id: z.string(),
        name: z.string(),
        contact: z.string(),
        address: z.string(),
        city: z.string(),
        slug: z.string().optional().meta({ description: 'The end of the address of the hotel’s page, if it has one.' }),
        ...HotelTimes,
        owner: z.object({ name: z.string(), image: z.string() }),
      })
      .meta({ description: 'The room’s hotel and its owner.' }),
  })
  .meta({ id: 'Room', description: 'A room as guests see it.' });

export type Room = z.output<typeof Room>;

export const OwnRoom = Room.extend({
  units: z.number().optional().meta({ description: 'How many such rooms the hotel has; without it one.' }),
  rates: z
    .array(OwnRate)
    .optional()
    .meta({ description: 'Its rates beside `pricePerNight`; absent if there are none.' }),
  version: z.number().meta({ description: 'Incremented by every change. Send it back when you update the room.' }),
}).meta({ id: 'OwnRoom', description: 'A room as its owner sees it.' });
export type OwnRoom = z.output<typeof OwnRoom>;
