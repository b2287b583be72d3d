import { localized } from '@wayhouse/messages/localized';
import { counts } from '@wayhouse/messages/counts';
import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { checkOutBy, checkInFrom } from '@wayhouse/messages/format-date';

export const messages = localized('shell-app/room', {
  allRooms: 'All rooms',
  backToList: 'Back to results',
  sleeps: (guests: number, mostAdults = guests) =>
    mostAdults < guests
      ? `Sleeps ${counts.guests(guests)}, at most ${counts.adults(mostAdults)}`
      : `Sleeps ${counts.guests(guests)}`,
  reviews: '200+ reviews',
  about: 'About this room',
  accessibility: 'Accessibility',
  offered: 'What this room offers',
  noAmenities: 'The owner has listed no amenities for this room.',
  hostedBy: (name: string) => `Hosted by ${name}`,
  hostOf: (hotel: string) => `Your host at ${hotel}. Ask about arrival, the room or the area.`,
  contact: 'Contact Now',
  callUs: 'Call us at:',
  callTitle: 'Call Wayhouse support',
  close: 'Close',
  where: 'Where you will be',
  clock: (zone: string) => `All times on this page are in the hotel’s time zone: ${zone}.`,
  goodToKnow: 'Good to know',
  highlights: {
    safe: { title: 'Clean & Safe Stay', text: 'Anything not as it should be? Tell us, and we’ll help.' },
    clean: { title: 'Enhanced Cleaning', text: 'Our safety page says what to look for.' },
    location: { title: 'Excellent Location', text: '90% of guests rated the location 5 stars.' },
    checkIn: { title: 'Smooth Check-In', text: '100% of guests gave check-in a 5-star rating.' },
  },
  checkIn: (hotel: HotelTimes) => `Check-in ${checkInFrom(hotel)}`,
  checkOut: (hotel: HotelTimes) => `Check-out ${checkOutBy(hotel)}`,
  payAtHotel: 'Pay at the hotel, or later by card',
  share: 'Share',
  linkCopied: 'Link copied.',
  notShared: 'The link could not be shared. Please copy it from the address bar.',
  map: 'Open map',
  loading: 'Loading the room',
  /** Before it is known which one. */
  documentTitle: 'Hotel room',
  failed: { title: 'This room did not load', message: 'Nothing is lost: we kept your dates.' },
  unknown: {
    documentTitle: 'Room not found',
    title: 'We cannot find this room',
    body: 'It may no longer be listed. There are others worth the journey.',
    all: 'See all rooms',
  },
});
