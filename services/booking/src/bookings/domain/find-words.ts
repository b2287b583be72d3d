import { bookingNumber, searchWords } from '@wayhouse/domain';
import type { Booking } from './booking.js';

/** What an owner finds a booking by. `WH-7K3Q-92BD` is `7k3q92bd`. */
export const findWordsOf = (booking: Booking) => ({
  guestWords: guestWordsOf(booking),
  numberWord: withoutPrefix(plain(bookingNumber(booking.id))),
});

/** The words of the guest, of who arrives and the company, and the phone number. */
function guestWordsOf({ guest, details }: Booking): string[] {
  const { leadGuest = '', company = '', phone = '' } = details ?? {};
  const words = [guest.name, leadGuest, company].flatMap(searchWords);
  return [...new Set([...words, ...phoneWords(phone)])];
}

/** What was typed: all of `guestWords`, or one of `numberWords`, begin words of a booking. */
export type FindWords = { guestWords: string[]; numberWords: string[] };

export function toFindWords(text: string): FindWords {
  const digits = isPhone(text) ? withoutZeros(digitsOf(text)) : '';
  const number = plain(text);
  // A number that is typed without WH may begin with these letters itself.
  const numbers = [...new Set([number, withoutPrefix(number)])];
  return {
    guestWords: digits ? [digits] : searchWords(text),
    numberWords: numbers.filter(({ length }) => length >= leastOfNumber),
  };
}

/** Fewer characters of a booking number begin too many of them. */
const leastOfNumber = 4;

const isPhone = (text: string) => /^[+\d\s().\-/]+$/.test(text);
const digitsOf = (text: string) => text.replace(/\D/g, '');
const withoutZeros = (digits: string) => digits.replace(/^0+/, '');
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const withoutPrefix = (number: string) => number.replace(/^wh/, '');

/**
 * A country code has up to three digits, behind a plus sign or zeros. The number is found with and without it, and without the zero
 * that some write after it.
 */
function phoneWords(phone: string): string[] {
  const digits = withoutZeros(digitsOf(phone));
  return [0, 1, 2, 3].map((start) => withoutZeros(digits.slice(start))).filter(Boolean);
}
