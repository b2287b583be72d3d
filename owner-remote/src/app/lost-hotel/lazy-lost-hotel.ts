import { loadable } from '@wayhouse/web-kit/loadable';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';

/** Loaded beside the pages, which are readable without it. */
export const LostHotel = loadable<{ hotel: HotelProfile | undefined }>(
  async () => (await import('./lost-hotel.js')).LostHotel,
  {
    skeleton: null,
    renderError: () => null,
  },
);
