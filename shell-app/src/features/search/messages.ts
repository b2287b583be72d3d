import { counts } from '@wayhouse/messages/counts';
import { formatParty } from '@wayhouse/messages/format-party';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/search', {
  form: 'Search for rooms',
  destination: 'Destination',
  whereTo: 'Where to?',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  recentSearches: 'Recent searches',
  popular: 'Popular',
  hotelsByName: 'Hotels by this name',
  search: 'Search',
  anywhere: 'Anywhere',
  anyDates: 'Any dates',
  dates: (from: string, to: string) => `${from} – ${to}`,
  children: { label: 'Incl. children', fewer: 'One child fewer', more: 'One child more' },
  adults: 'Incl. adults',
  summary: (dates: string, guests: number, adults?: number) =>
    `${dates}, ${adults ? formatParty(guests, adults) : counts.guests(guests)}`,
  chooseDestination: 'Tell us where you would like to go.',
  chooseCheckOut: 'Please choose a check-out date as well.',
});
