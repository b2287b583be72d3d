import { listRecordedChanges } from '@wayhouse/contracts/calls/recorded-change-calls';
import { retentionDays } from '@wayhouse/domain/retention';
import { documentCall } from '../call-docs.js';
import { exampleIds } from './examples.js';

const about = { rooms: [exampleIds.room], roomCount: 1 };

export const recordedChangeDocs = {
  listRecordedChanges: documentCall(listRecordedChanges, {
    group: 'Your staff',
    summary: 'List a hotel’s changes',
    description: `Who has changed what of the hotel and its rooms in the last ${retentionDays.recordedChange} days, the newest first; for its owner also of its staff. Each request that has changed something is one change.`,
    errors: { 'not-found': 'The hotel does not exist, or the caller has no role there.' },
    example: {
      input: { id: exampleIds.hotel, limit: 2 },
      response: {
        changes: [
          {
            ...{ _id: '67838e1d4b1c9a2f7e5d0c31', at: '2027-01-12T08:41:09.000Z', by: 'Rosa Mendes' },
            ...{ kind: 'rooms-changed', ...about },
            differences: [{ what: 'pricePerNight', from: 120, to: 135 }],
            differenceCount: 1,
          },
          {
            ...{ _id: '678293d34b1c9a2f7e5d0c2a', at: '2027-01-11T16:02:51.000Z', by: 'The owner' },
            ...{ kind: 'member-role-changed', member: 'Rosa Mendes', from: 'reception', to: 'manager' },
          },
        ],
        next: '1799683371000.678293d34b1c9a2f7e5d0c2a',
      },
    },
  }),
};
