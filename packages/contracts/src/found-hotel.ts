import { z } from 'zod';
import { PriceCurrency } from './currency.js';
import { Room } from './room.js';

export const FoundHotel = Room.shape.hotel
  .pick({ _id: true, name: true, address: true, city: true, slug: true })
  .extend({
    rooms: z.number().meta({ description: 'How many of its rooms match.' }),
    roomTypes: z.number().meta({ description: 'Of how many types these are.' }),
    pricePerNight: Room.shape.pricePerNight.meta({
      description: 'The price of its cheapest room that matches; with dates, of the one in which the stay costs least.',
    }),
    totalPrice: Room.shape.totalPrice.meta({
      description:
        'With dates: the price of the stay in that room, if its nights do not all cost `pricePerNight` or taxes and fees are added.',
    }),
    offer: Room.shape.offer,
    addedTaxes: Room.shape.addedTaxes,
    currency: PriceCurrency,
    isLeastPrice: Room.shape.isLeastPrice,
    images: Room.shape.images.meta({
      description: 'The photos of the hotel itself, then of that room, as in `images` of a room.',
    }),
  })
  .meta({ id: 'FoundHotel', description: 'A hotel with rooms that match a search.' });
export type FoundHotel = z.output<typeof FoundHotel>;
