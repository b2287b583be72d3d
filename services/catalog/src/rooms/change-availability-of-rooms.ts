import type { StaffCaller } from '@wayhouse/service-kit';
import { changeRooms } from './change-rooms.js';
import { type Room, withAvailability } from './domain/room.js';

type Deps = Parameters<typeof changeRooms>[0];
type Change = { hotel?: string; rooms: string[]; isAvailable: boolean };

export const changeAvailabilityOfRooms = (
  deps: Deps,
  caller: StaffCaller,
  { hotel, rooms: ids, isAvailable }: Change,
): Promise<Room[]> => changeRooms(deps, caller, { hotel, ids }, (room) => withAvailability(room, isAvailable));
