import { localized } from './localized.js';
import { plural } from './plural.js';

/** `1 night`, `2 nights`. */
export const counts = localized('counts', {
  nights: (count: number) => plural(count, { one: '# night', other: '# nights' }),
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  years: (count: number) => plural(count, { one: '# year', other: '# years' }),
  adults: (count: number) => plural(count, { one: '# adult', other: '# adults' }),
  children: (count: number) => plural(count, { one: '# child', other: '# children' }),
  guests: (count: number) => plural(count, { one: '# guest', other: '# guests' }),
  people: (count: number) => plural(count, { one: '# person', other: '# people' }),
  rooms: (count: number) => plural(count, { one: '# room', other: '# rooms' }),
  roomTypes: (count: number) => plural(count, { one: '# room type', other: '# room types' }),
  rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  hotels: (count: number) => plural(count, { one: '# hotel', other: '# hotels' }),
  bookings: (count: number) => plural(count, { one: '# booking', other: '# bookings' }),
  photos: (count: number) => plural(count, { one: '# photo', other: '# photos' }),
});
