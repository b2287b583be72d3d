import type { RoomForm } from '@wayhouse/contracts';
import { roomDetails } from '@wayhouse/contracts/room-details';

export type DetailName = Exclude<keyof RoomForm, 'pricePerNight'>;

/** What owners enter, but for the price, which is stored in minor units. */
export const detailNames = Object.keys(roomDetails).filter((name) => name !== 'pricePerNight') as DetailName[];
