import { formatList } from '@wayhouse/messages/format-list';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/shared', {
  moreAmenities: (count: number) => `+${count}`,
  furtherAmenities: (amenities: string[]) => formatList(amenities),
  photos: {
    label: 'Photographs',
    all: (count: number) => `All ${count} photos`,
    open: (position: number, count: number) => `Open photo ${position} of ${count}`,
    named: (name: string, position: number) => `${name}, photo ${position}`,
    position: (position: number, count: number) => `${position} / ${count}`,
  },
  loading: 'Loading',
  withTaxes: 'with taxes and fees',
  withoutScripts: {
    guest: 'To sign in and see your bookings, please turn on JavaScript in your browser.',
    owner: 'To sign in and manage your hotel, please turn on JavaScript in your browser.',
  },
  ownersOnly: 'The owner area is for hotels: list yours first.',
  signInAsOwner: 'Please sign in to see your owner area.',
  pageFailed: {
    title: 'This page did not load',
    message: 'Your connection may have dropped. Nothing you entered elsewhere is lost.',
  },
  signInUnavailable: {
    title: 'Sign-in is unavailable',
    message: 'You can still browse rooms. Your bookings are safe and will show again once sign-in is back.',
  },
});
