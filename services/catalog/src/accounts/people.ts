import type { ServiceContext } from '@wayhouse/service-kit';
import type { PeopleModule } from '@wayhouse/service-kit/people';
import { hotelRepository } from '../hotels/hotel-repository.js';
import { roomRepository } from '../rooms/room-repository.js';
import { accountRepository } from './account-repository.js';
import { exportPerson } from './export-person.js';

export function catalogPeople({ db }: ServiceContext): PeopleModule {
  const deps = { accounts: accountRepository(db), hotels: hotelRepository(db), rooms: roomRepository(db) };
  return { exportPerson: async ({ userId }) => (userId ? exportPerson(deps, userId) : {}) };
}
