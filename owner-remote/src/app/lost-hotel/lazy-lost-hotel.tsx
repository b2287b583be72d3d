import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { messages } from './messages.js';

/** Loaded beside the pages, which are readable without it as long as the hotel is not lost. */
export const LostHotel = loadable<{ hotel: HotelProfile | undefined }>(
  async () => (await import('./lost-hotel.js')).LostHotel,
  {
    skeleton: null,
    renderError: (retry, { hotel }) =>
      hotel && <ErrorState heading="h1" title={messages.title(hotel.name)} message={messages.body} onRetry={retry} />,
  },
);
