import { limits } from '@wayhouse/domain/limits';
import * as timeline from '@wayhouse/contracts/calls/timeline-calls';
import { documentCall } from '../call-docs.js';
import { exampleIds } from './examples.js';

const group = 'Your calendar';

export const timelineDocs = {
  showTimeline: documentCall(timeline.showTimeline, {
    group,
    summary: 'Get who has which unit',
    description: 'The stays and blocked nights of all units of your hotel.',
    errors: {
      'rule-broken': `\`to\` is not after \`from\`, or the period is longer than ${limits.timelineDays} nights.`,
    },
    example: {
      input: { from: '2027-03-01', to: '2027-04-01' },
      response: {
        rooms: [{ _id: exampleIds.room, roomType: 'Double Bed' as const, name: 'Garden Double', units: 3 }],
        stays: [
          {
            ...{ room: exampleIds.room, unit: 2, from: '2027-03-12', to: '2027-03-15' },
            ...{ bookingId: exampleIds.booking, checkIn: '2027-03-12', checkOut: '2027-03-15' },
            ...{ guest: 'Asha Rao', guests: 2, state: 'unpaid' as const },
            paidInPart: { paid: 100, totalPrice: 360, currency: 'USD' },
          },
        ],
        blocked: [
          {
            ...{ room: exampleIds.room, unit: 1, from: '2027-03-20', to: '2027-03-22' },
            ...{ reason: 'Painting', isUnitAlone: true as const },
          },
        ],
      },
    },
  }),
  moveStay: documentCall(timeline.moveStay, {
    group,
    summary: 'Move a stay to another unit',
    description: 'Moves the nights of the stay that are not over to another unit of the same room, or none of them.',
    errors: {
      'not-found': 'The booking does not exist or is at another hotel.',
      'not-available': 'The unit is taken in one of these nights.',
      'rule-broken': 'The room has no such unit, or the stay is over or cancelled, or the guest has left.',
    },
    confirmation: 'stayMoved',
    example: { input: { bookingId: exampleIds.booking, unit: 1 }, response: {} },
  }),
};
