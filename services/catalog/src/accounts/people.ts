import type { ServiceContext } from '@wayhouse/service-kit';
import { auditedCommands, type PeopleModule, type Person } from '@wayhouse/service-kit/people';
import { recordedChangeRepository } from '../changes/recorded-change-repository.js';
import { closeHotels, reopenHotels } from '../hotels/close-hotel.js';
import { hotelRepository } from '../hotels/hotel-repository.js';
import { roomRepository } from '../rooms/room-repository.js';
import { staffRepository } from '../staff/staff-repository.js';
import { accountRepository } from './account-repository.js';
import { exportPerson } from './export-person.js';
import { operatorChangeQueue } from './operator-change-queue.js';

/** What operators do about a person, and about the hotel that somebody owns: docs/operations.md. */
export function catalogPeople({ db, ...context }: ServiceContext): PeopleModule {
  const deps = {
    ...context,
    accounts: accountRepository(db),
    hotels: hotelRepository(db),
    rooms: roomRepository(db),
    staff: staffRepository(db),
    recordedChanges: recordedChangeRepository(db, context.now),
    operatorChanges: operatorChangeQueue(db),
  };
  const planFor =
    (what: string) =>
    async ({ userId }: Person): Promise<string[]> => {
      const hotels = userId ? await deps.hotels.listByOwner(userId) : [];
      if (!hotels.length) return ['Nobody of that name owns a hotel.'];
      const rooms = await deps.rooms.listByOwner(userId!);
      return hotels.map(({ id, name, city, closed = 'open' }) => {
        const many = rooms.filter(({ hotel }) => hotel.id === id).length;
        return `${name}, ${city} (${id}, ${closed}), ${many} rooms: ${what}`;
      });
    };
  return {
    exportPerson: async ({ userId }) => (userId ? exportPerson(deps, userId) : {}),
    commands: auditedCommands(deps, {
      'close-hotel': {
        plan: planFor('nobody finds or books them any more; bookings stand, see cancel-hotel-bookings'),
        async run({ userId }) {
          if (userId) await closeHotels(deps, userId);
          return 'Done. Until its event has reached booking, which takes a moment, a room may still be booked.';
        },
      },
      'reopen-hotel': {
        plan: planFor('they are offered as before, unless the owner has closed them or has gone'),
        async run({ userId }) {
          if (userId) await reopenHotels(deps, userId);
          return 'Done.';
        },
      },
    }),
  };
}
