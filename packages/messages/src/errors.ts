import type { DomainError, ErrorParams } from '@wayhouse/domain/domain-error';
import { counts } from './counts.js';
import { formatDate, formatInstant, formatTime } from './format-date.js';
import { formatList } from './format-list.js';
import { formatExactly } from './format-money.js';
import { inputMessages } from './input-messages.js';
import { localized } from './localized.js';
import { fillIn, type MessagesByName } from './parameters.js';
import { formatKnownRoom } from './known-room.js';
import { photoErrorsInEnglish } from './photo-errors.js';

const alreadyMade = {
  paid: 'This payment is recorded already',
  'stay-changed': 'This stay is changed already',
  cancelled: 'This booking is cancelled already',
  'no-show': 'This no-show is recorded already',
  'checked-in': 'This guest is checked in already',
  'checked-out': 'This guest is checked out already',
};

/** What people read about a refusal by a business rule. */
export const errorMessages = localized('errors', {
  ...photoErrorsInEnglish,
  'account-deleted': 'This account is deleted.',
  'already-cancelled': 'This booking is cancelled.',
  'already-made': ({ what, at, city, by }) => {
    const made = [by, formatInstant(at, city)].filter(Boolean).join(', ');
    const nothing = `${alreadyMade[what]} (${made}). Nothing was recorded a second time`;
    return what === 'checked-in' || what === 'checked-out'
      ? `${nothing}.`
      : `${nothing}: please check before any money changes hands.`;
  },
  'already-paid': 'This booking is already paid.',
  'already-registered': 'You have already registered a hotel.',
  'amount-above-owed': ({ owed, currency }) =>
    `Only ${formatExactly(owed, currency)} is still to be paid. Please enter that or less.`,
  'amount-changed': 'The amount due has changed in the meantime, so nothing was recorded. Please check it again.',
  'amount-not-chargeable': 'This amount cannot be charged to a card. Please pay at the hotel.',
  'arrival-before-check-in': ({ checkIn }) =>
    `Check-in is from ${formatTime(checkIn)}. Please choose a later time to arrive.`,
  'arrival-to-come': 'This stay begins later: guests are checked in from their day of arrival on.',
  'arrival-too-soon': ({ days }) => `Please book this room at least ${counts.days(days)} before you arrive.`,
  'booking-not-found': 'We cannot find this booking.',
  'calendar-added': 'This calendar is imported for this room already.',
  'calendar-address-refused':
    'Please enter the address of a calendar that is on the internet, as the other site shows it. It begins with https://.',
  'calendar-not-found': 'This calendar is not here any more.',
  'change-after-arrival': 'The day of arrival is over. Please record whether the guest has come.',
  'change-after-departure': 'This guest has left, so the stay can’t be changed any more.',
  'change-at-hotel': 'This booking can’t be changed here any more. Please write to the hotel.',
  'change-too-late': 'A booking can be changed here as long as cancelling is free. Please write to the hotel.',
  'charge-changed': 'The cost of cancelling has changed in the meantime. Please check it again.',
  'closed-to-arrival': ({ day }) => `No arrivals on ${formatDate(day)}. Please choose another day to arrive.`,
  'closed-to-departure': ({ day }) => `No departures on ${formatDate(day)}. Please choose another day to leave.`,
  'departure-alone': 'The guest is here, so nothing but the day of departure can be changed.',
  'details-after-erasure':
    'This guest’s name is erased, so nothing about the guest is stored any more and nothing was saved.',
  'details-closed': 'This stay is over or cancelled, so its details can no longer be changed.',
  'details-edit-conflict':
    'These details were changed in the meantime, so nothing was saved. Your entries are still here: save again to keep them.',
  'edit-conflict':
    'This room was changed in the meantime, so nothing was saved. Your entries are still here: review the changes, then save again.',
  'email-unverified':
    'Verify your email address in your profile first, so that the confirmation reaches you. Nothing was booked.',
  'guest-departed':
    'This guest has been here and checked out. If that is wrong, undo the check-out and the check-in first.',
  'guest-in-house': 'This guest is in house: change the departure, or undo the check-in first.',
  'guest-unreachable': 'This guest has no account any more, so nobody would read your message.',
  'hotel-unreachable':
    'Nobody runs this hotel any more, so nobody would read your message. Please write to us instead.',
  'currency-fixed':
    'The currency can only be changed as long as the hotel has neither rooms nor amounts among its taxes, fees and rate plans.',
  'currency-not-offered': ({ city, currencies }) =>
    `A hotel in ${city} can have its prices in ${formatList(currencies)}.`,
  'guests-to-come': ({ hotels }) =>
    `There are guests to come at ${formatList(hotels)}. Please cancel their bookings first, or ask us to help.`,
  'hotel-closed': ({ hotel, isByOwner }) =>
    isByOwner
      ? `${hotel} is closed. Its owner can open it again.`
      : `${hotel} is closed on Wayhouse. Please write to us.`,
  'hotel-closed-by-operator': 'We have closed this hotel, so it can’t be opened here. Please write to us.',
  'hotel-has-guests': ({ hotel, bookings, until }) =>
    `Guests are at ${hotel} or to come: ${counts.bookings(bookings)}, until ${formatDate(until)}. Please cancel the bookings first, or close the hotel after that day.`,
  'hotel-edit-conflict':
    'This hotel was changed in the meantime, so nothing was saved. Your entries are still here: review the changes, then save again.',
  'hotel-form-used':
    'This form has added a hotel already, with other details or one that was changed since: you can change it on its own page. If you want this one as well, try again.',
  'hotel-not-found': 'We cannot find this hotel.',
  'hotel-required': 'Register your hotel first.',
  'import-cell-not-for-rate': 'Leave this empty in the row of a rate.',
  'import-cell-of-rate': 'Only the row of a rate has this: name the rate in the column “rate”.',
  'import-column-missing': ({ column }) => `The file has no column “${column}”. Its first line names the columns.`,
  'import-column-twice': ({ column }) => `The file has the column “${column}” twice.`,
  'import-column-unknown': ({ column }) => `“${column}” is not one of the columns of a file of rooms.`,
  'import-empty': 'There are no rooms in this file.',
  'import-entry-unknown': ({ entry }) => `“${entry}” is none of the entries that this column can have.`,
  'import-key-twice': ({ line }) => `Line ${line} is about the same room.`,
  'import-photos-missing':
    'A new room needs photos: enter the key of one of your rooms, and the new one begins with the same.',
  'form-used':
    'You have made a booking here already, which is another one or has been cancelled since: please look at your bookings. If you want this one as well, press the button again.',
  'import-photos-unknown': 'Your hotel has no room with this key, nor is there one further up in this file.',
  'import-price-decimals': ({ price }) =>
    `“${price}” can be read in two ways. Please write nothing between thousands, and two decimals at most.`,
  'import-refused': ({ rows }) => `There are errors in ${counts.rows(rows)}, so nothing was imported.`,
  'import-room-changed': 'This room has changed since you checked the file. Please check the file again.',
  'import-room-unknown': 'There is no room with this key, neither in your hotel nor in this file.',
  'import-row-too-long': 'This row has more cells than the first line has columns. Is there a quotation mark missing?',
  'import-too-many-rates': ({ rates }) => `A room can have up to ${rates} rates.`,
  'import-too-many-rows': ({ rows }) => `A file can have up to ${rows} rows. Please split it.`,
  'import-unreadable': 'From here on the file can’t be read. Is there a quotation mark too many, or one too few?',
  'invitation-not-found':
    'This invitation has ended or was withdrawn, or it is for another email address. Please ask the hotel for another one.',
  'member-not-found': 'This person is no member of the hotel’s staff any more.',
  'messages-closed': ({ days }) =>
    `This stay ended more than ${counts.days(days)} ago, so messages can no longer be sent.`,
  'nights-booked': 'One of these nights is booked, so they can’t be blocked.',
  'nights-imported':
    'The calendar of another site has some of these nights, so they stay blocked. The others can be booked again.',
  'nights-over': 'These nights are over. They stay blocked, as reports of the past count them.',
  'hand-back-changed':
    'The amount to hand back has changed in the meantime, so nothing was changed. Please check it again.',
  'moves-changed':
    'Somebody has taken a room meanwhile, so the guest would move otherwise than shown. Nothing was changed: please look at it again.',
  'no-show-to-come':
    'The guest may still come: a no-show is recorded from the day after arrival on, or of a booking made later from the day after that.',
  'no-show-too-late': ({ days }) =>
    `This stay ended more than ${days} days ago, so a no-show can no longer be recorded.`,
  'not-booked-together': 'These bookings were not made together, so they can’t be cancelled in one step.',
  'not-checked-in': 'This guest has not been checked in yet.',
  'name-of-account': 'This guest’s name is that of the account. Please enter the name of who arrives instead.',
  'note-after-erasure':
    'This guest’s name is erased, so no note is stored any more and nothing was recorded. Please go on without the note.',
  'invoice-not-found': 'We cannot find this invoice.',
  'invoice-stands': ({ number }) =>
    `Invoice ${number} is issued for this booking. Issue a credit note for it before another invoice.`,
  'invoice-total-changed':
    'The amount of this booking has changed in the meantime, so no invoice was issued. Please check it again.',
  'legal-name-missing':
    'An invoice names the hotel by its legal name. Please enter it in the profile of the hotel first.',
  'nothing-to-invoice': 'This booking costs nothing, so there is nothing that an invoice could be about.',
  'note-not-found': 'This note is not here any more.',
  'note-of-other': 'Only who has written a note can remove it, and the owner of the hotel.',
  'nothing-owed': 'There’s nothing left to pay for this booking, so nothing was recorded. Please check it again.',
  'opt-in-not-found': 'This link has ended or isn’t complete. Subscribe again on our home page to get another one.',
  'over-capacity': ({ capacity }) => `This room sleeps ${capacity}.`,
  'owners-only': 'Only people who work at a hotel can do this.',
  'own-invitation': 'You own this hotel already.',
  'owner-cannot-leave': 'You own this hotel, so you cannot leave it.',
  'past-departure': 'The guest is here, so the day of departure can be today at the earliest.',
  'past-arrival': 'Check-In date must be today or later',
  'paid-at-hotel': 'The hotel has recorded a payment for this booking. Anything that is left is paid there.',
  'payment-handed-back': 'The hotel has handed back some of this payment, so it can’t be taken back.',
  'payment-not-found': 'This payment is not there any more. Please look at the booking again.',
  'payment-recorded': ({ amount, currency, at, city, by }) => {
    const made = [by, formatInstant(at, city)].filter(Boolean).join(', ');
    return `A payment of ${formatExactly(amount, currency)} is recorded already (${made}), and yours was not. Please check what is still to be paid before any money changes hands.`;
  },
  'payment-taken-back':
    'This payment was recorded already and has been taken back since, so nothing was recorded now. If the guest has paid after all, press the button again.',
  'photo-not-found': 'One of these photos is no longer there. Please remove it.',
  'photo-side-too-long': ({ pixels }) =>
    `This photo is too wide or too high. Please choose one with at most ${pixels} pixels on each side.`,
  'photo-too-many-pixels': ({ megapixels }) =>
    `This photo has too many pixels. A file of its kind can have up to ${megapixels} million: please save it smaller, or as a plain JPEG.`,
  get 'photos-required'() {
    return inputMessages['details-missing'];
  },
  'plan-not-offered': 'The hotel does not offer this rate any more, so nothing was booked. Please choose another one.',
  'policy-changed':
    'The terms of cancelling have changed in the meantime, so nothing was booked. Please check them again.',
  'price-changed':
    'The price of this stay has changed in the meantime, so nothing was booked or changed. Please check it again.',
  'promotion-code-had': 'Your hotel has had this code and ended it. Please choose another one.',
  'promotion-code-taken': 'Your hotel has this code already, with other terms. Please choose another one.',
  'promotion-ended': 'This code has ended.',
  'promotion-not-for-nights': 'This code is not for these nights.',
  'promotion-not-found': 'We cannot find this code.',
  'promotion-to-come': ({ day }) => `This code can be used from ${formatDate(day)} on.`,
  'promotion-too-late': ({ days }) => `This code is for stays that are booked at least ${counts.days(days)} ahead.`,
  'promotion-unknown': 'This hotel has no such code. Please check how it is written.',
  'promotion-used-up': 'This code has been used as often as it can be.',
  'push-endpoint-refused':
    'This browser gets notifications in a way that we can’t send them. Please try another browser.',
  'pushes-off': 'This site sends no notifications to browsers.',
  'rate-out-of-bounds': ({ least, most, ...room }) =>
    `${formatKnownRoom(room)} would cost less than ${formatExactly(least, room.currency)} a night, or more than ${formatExactly(most, room.currency)}. Nothing was changed in any room.`,
  'role-too-low': 'Your role at this hotel does not allow this. Please ask its owner.',
  'price-below-paid': ({ paid, currency }) =>
    `${formatExactly(paid, currency)} was paid at the hotel, which is more than this stay would cost. Nothing was changed.`,
  'price-too-low': ({ least, currency }) => `A night must cost at least ${formatExactly(least, currency)}.`,
  'room-edit-conflict': (room) =>
    `${formatKnownRoom(room)} was changed in the meantime, so nothing was changed in any room. Your entries are still here: check the prices again, then apply them.`,
  'room-form-used':
    'This form has added a room already, with other details or one that was changed since: you can change it in your list of rooms. If you want this one as well, try again.',
  'room-not-available': 'Room is not available for the selected dates. Please choose different dates.',
  'room-not-found': 'We cannot find this room.',
  'room-of-another-hotel': 'Rooms that are booked together have to be of one hotel.',
  'stay-begun': 'This stay has started, so it can no longer be cancelled or changed. Please talk to the front desk.',
  'stay-edit-conflict': 'This stay was changed in the meantime, so nothing was saved. Please look at it again.',
  'stay-not-movable': 'This stay is over or cancelled, so it can’t be moved.',
  'stay-over': 'This stay is over, so it can no longer be cancelled.',
  'stay-too-long': ({ nights, day }) => `At most ${counts.nights(nights)} for arrivals on ${formatDate(day)}.`,
  'stay-too-short': ({ nights, day }) => `At least ${counts.nights(nights)} for arrivals on ${formatDate(day)}.`,
  'stays-to-come': 'You have stays to come. Please cancel them in My Bookings first, or come back after them.',
  'subscription-not-found': 'This link isn’t valid. Your mail program may have cut it off.',
  'too-far-ahead': ({ days }) => `Check-In date can be at most ${days} days ahead`,
  'too-many-adults': ({ adults }) =>
    `This room is for at most ${counts.adults(adults)}. Please enter the ages of the children, or choose another room.`,
  'too-many-calendars': ({ calendars, of }) =>
    `A ${of === 'hotel' ? 'hotel' : 'room'} can have ${calendars} calendars of other sites. Remove one to add another.`,
  'too-many-changes': ({ changes }) => `This stay was changed ${changes} times, so it can’t be changed any more.`,
  'too-many-children': ({ guests }) =>
    guests === 1
      ? 'A child can’t stay alone. Please book for an adult as well.'
      : `At least one of the ${counts.guests(guests)} has to be an adult.`,
  'too-many-codes-tried': () => 'You have entered too many codes that do not exist. Please try again in an hour.',
  'too-many-hotels': () => 'We cannot take another new hotel at the moment. Please try again tomorrow, or write to us.',
  'invited-too-often': () => 'This address has had several invitations today. Please try again tomorrow.',
  'too-many-invitations': () => 'You have sent as many invitations as you can in a day. Please try again tomorrow.',
  'too-many-members': ({ members }) =>
    `A hotel can have up to ${members} members of staff, those included that are invited.`,
  'too-many-own-hotels': ({ hotels }) =>
    `You have ${hotels} hotels, as many as an account can have on Wayhouse. Please write to us if you need another one.`,
  'too-many-messages': ({ messages }) =>
    `This booking has ${messages} messages, which is as many as it can have. Please call or email instead.`,
  'too-many-nights-at-once': ({ nights }) =>
    `At most ${counts.nights(nights)} can be blocked or unblocked at once, those of all rooms together. Please choose fewer rooms or a shorter period.`,
  'too-many-notes': ({ most }) =>
    `This booking has ${most} notes, as many as it can have. Please remove one that is not needed any more.`,
  'too-many-payments': ({ payments }) =>
    `At most ${payments} payments at the hotel can be recorded or taken back for one booking.`,
  'too-many-promotion-codes': ({ codes }) => `Your hotel has ${codes} codes, as many as it can have.`,
  'too-many-rates': ({ rates, ...room }) =>
    `${formatKnownRoom(room)} has ${rates} rates, as many as a room can have. Remove one of them, or leave the room out. Nothing was changed in any room.`,
  'too-many-rooms': ({ rooms }) =>
    `Your hotel has ${rooms} rooms or more, as many as it can have on Wayhouse. Please write to us if you need another one.`,
  'too-many-rows': 'There are too many bookings in this period for one file. Please choose a shorter period.',
  'too-many-unpaid':
    'You have as many unpaid bookings as we can hold. Pay for one of them by card in My Bookings, or cancel one, and you can book again.',
  'unit-blocked':
    'One of the rooms is blocked by itself in these nights, so they can’t all be blocked. Unblock it in the timeline first.',
  'unit-not-free':
    'This room is booked in one of these nights, or blocked with all others of its kind. Nothing was blocked.',
  'unit-taken': 'Somebody else has that room in one of these nights, so the stay was not moved.',
  'unit-unknown': ({ units }) => `There are No. 1 to No. ${units} of this room.`,
} satisfies MessagesByName<ErrorParams>);

export const errorMessage = ({ reason, params }: Pick<DomainError, 'reason' | 'params'>): string =>
  fillIn(errorMessages[reason], params);
