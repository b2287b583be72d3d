import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import type { CatalogConfig } from '../../config.js';
import { requireOwnHotel } from '../../hotels/require-own-hotel.js';
import { roomsCsv } from './export-rooms.js';
import { importRooms } from './import-rooms.js';

type Deps = Parameters<typeof importRooms>[0];
type Limits = Pick<CatalogConfig, 'MAX_ROOM_IMPORTS_PER_ACCOUNT_AND_MINUTE'>;

export const roomImportRoutes = (deps: Deps, limits: Limits) => [
  route(
    calls.importRooms,
    async ({ input: { hotel: hotelId, ...request }, caller }) => {
      const { rows, seen } = await importRooms(deps, caller, { hotelId, ...request });
      return request.dryRun
        ? { message: confirmations.importChecked, rows, seen }
        : { message: confirmations.roomsImported, rows };
    },
    { limitPerMinute: limits.MAX_ROOM_IMPORTS_PER_ACCOUNT_AND_MINUTE },
  ),

  route(calls.exportRooms, async ({ input, caller }) => {
    const hotel = await requireOwnHotel(deps, caller, input.hotel);
    return { name: 'wayhouse-rooms.csv', bytes: roomsCsv(await deps.rooms.listByHotel(hotel)) };
  }),
];
