import { limits } from '@wayhouse/domain/limits';
import * as care from '@wayhouse/contracts/calls/guest-care-calls';
import { documentCall } from '../call-docs.js';
import { exampleGuestDetails, exampleIds } from './examples.js';
import { exampleCorrected, exampleHotelBooking, exampleNoted } from './hotel-booking-examples.js';

const group = 'Your bookings';
const ownBooking = { 'not-found': 'The booking does not exist or is at another hotel.' } as const;

export const guestCareDocs = {
  correctGuestDetails: documentCall(care.correctGuestDetails, {
    group,
    summary: 'Correct what you know of a guest',
    description:
      'Replaces what the hotel knows of the guest: what is left out is removed. Only until the stay is over, and not of a cancelled booking. The guest sees it in My Bookings, with what was changed. What is the same already changes nothing.',
    errors: {
      ...ownBooking,
      'edit-conflict': 'The details were changed since `version`. Nothing was saved.',
      'rule-broken':
        'The stay is over or cancelled, the guest is erased, the arrival is before check-in, there are as many children as guests, or `guestName` is that of an account.',
    },
    confirmation: 'detailsCorrected',
    example: { input: { id: exampleIds.booking, version: 0, ...exampleGuestDetails }, response: exampleCorrected },
  }),
  addNote: documentCall(care.addNote, {
    group,
    summary: 'Add a note',
    description:
      'Adds a note about a booking, of a cancelled one as well. The hotel’s staff sees it, and no guest, except in the file of all data that we have about one. It is erased with the guest.',
    errors: {
      ...ownBooking,
      'rule-broken': `The booking has ${limits.notesOfBooking} notes, or the guest’s name is erased.`,
    },
    confirmation: 'noteAdded',
    example: { input: { id: exampleIds.booking, note: 'Wants the room by the garden' }, response: exampleNoted },
  }),
  removeNote: documentCall(care.removeNote, {
    group,
    summary: 'Remove a note',
    description: 'Removes a note that you have written. The owner of the hotel removes any.',
    errors: {
      'not-found': 'The booking does not exist or is at another hotel, or the note is not there any more.',
      'not-allowed': 'Somebody else has written the note, and you do not own the hotel.',
    },
    confirmation: 'noteRemoved',
    example: { input: { id: exampleIds.booking, noteId: exampleIds.note }, response: exampleHotelBooking },
  }),
};
