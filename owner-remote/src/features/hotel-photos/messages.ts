import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/hotel-photos', {
  title: 'Photos of your hotel',
  lead: 'The house, the lobby, the view. Guests see them on the page of your hotel before the photos of its rooms, and the first one first in lists of hotels.',
  loading: 'Loading the photos of your hotel',
  failed: { title: 'Your photos did not load', message: 'They are safe, and guests still see them.' },
  back: 'Hotel',
  submit: 'Save photos',
  busy: 'Saving..',
  seeAsGuest: 'See it as guests do',
  storedPartly: (count: number) =>
    `${counts.photos(count)} of them are saved, and guests see them. The others are still here.`,
  conflict: 'Somebody else has changed this hotel',
});
