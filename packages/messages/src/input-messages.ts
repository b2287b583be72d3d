import type { InputProblem, InputProblems } from '@wayhouse/contracts/input-problem';
import { limits } from '@wayhouse/domain/limits';
import { counts } from './counts.js';
import { localized } from './localized.js';
import { fillIn, type MessagesByName } from './parameters.js';

/** What people read about the problems that our schemas report. */
export const inputMessages = localized('input', {
  'amenities-not-json': 'Send a JSON array of amenity names',
  'address-malformed': 'Use a complete address like https://example.com/calendar.ics',
  'text-or-day': 'Give a text, a day or both',
  'bed-kind-twice': 'Name each kind of bed once',
  'both-coordinates-or-none': 'Give both latitude and longitude or none',
  'both-dates-or-none': 'Give both dates or none',
  'check-out-after-check-in': 'Check-out must not be later than check-in: the next guest may have the room then.',
  'city-not-listed': 'Choose a city from the list',
  'control-characters': 'Control characters are not allowed',
  'cursor-malformed': 'This is not a valid cursor',
  'date-malformed': 'Use a date like 2027-03-14',
  'date-order': 'Check-Out date must be greater than Check-In date',
  'date-unknown': 'This date does not exist',
  'days-out-of-range': ({ most }) => `Choose 1 to ${most} days`,
  'details-missing': 'Please fill all details!',
  'email-malformed': 'This is not a valid email address',
  'id-malformed': 'This is not a valid id',
  'line-unreadable': 'Use letters, digits and ordinary signs, in one line',
  'nights-not-in-period': 'None of these days of the week is in the period.',
  'nights-order': 'The longest stay must not be shorter than the shortest.',
  'nights-out-of-range': ({ most }) => `Choose 1 to ${most} nights`,
  'not-a-number': 'Enter a number',
  'percent-too-high': 'Enter at most 100 %.',
  'percent-or-amount': 'Enter either a percentage or an amount.',
  'period-or-dates': 'Give either a period or both dates',
  'period-order': 'The last day must not be before the first.',
  'period-too-long': ({ years }) => `A period can be at most ${counts.years(years)}.`,
  'phone-malformed': 'Use digits, spaces, and + ( ) . -',
  'photos-not-json': 'Send a JSON array of photos',
  'plans-alike': 'Two rate plans have the same name. Please give each its own.',
  'price-or-percent': 'Enter a price or a percentage, not both.',
  'promotion-code-malformed': `Use ${limits.promotionCodeLeast} to ${limits.promotionCode} letters and digits`,
  'rate-empty': 'Enter a price or a restriction.',
  'rooms-twice': 'Name each room once.',
  'too-many-nights': ({ most }) => `A stay can be at most ${most} nights`,
  'window-closed': 'Guests could not book any day. Please enter more days ahead, or a later time to book.',
} satisfies MessagesByName<InputProblems>);

/** The message for a schema's issue; undefined if the schema reports no problem of ours. */
export function inputMessage({
  message,
  params,
}: {
  message: string;
  params?: Record<string, unknown>;
}): string | undefined {
  return message in inputMessages ? fillIn(inputMessages[message as InputProblem], params) : undefined;
}
