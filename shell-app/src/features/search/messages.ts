import { counts } from '@wayhouse/messages/counts';
import { formatParty } from '@wayhouse/messages/format-party';
import { localized } from '@wayhouse/messages/localized';

const nothingFor = (name: string) => `No rooms found for “${name}”. `;

export const messages = localized('shell-app/search', {
  form: 'Search for rooms',
  destination: 'Destination',
  whereTo: 'Where to?',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  recentSearches: 'Recent searches',
  popular: 'Popular',
  near: 'Did you mean:',
  none: {
    near: (name: string) => `${nothingFor(name)}Did you mean:`,
    popular: (name: string) => `${nothingFor(name)}Popular:`,
  },
  search: 'Search',
  anywhere: 'Anywhere',
  anyDates: 'Any dates',
  children: { label: 'Incl. children', fewer: 'One child fewer', more: 'One child more' },
  adults: 'Incl. adults',
  summary: (dates: string, guests: number, adults?: number) =>
    `${dates}, ${adults ? formatParty(guests, adults) : counts.guests(guests)}`,
  chooseDestination: 'Tell us where you would like to go.',
  chooseCheckOut: 'Please choose a check-out date as well.',
});
