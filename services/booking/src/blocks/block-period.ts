import type { BlockPlace, Weekday } from '@wayhouse/domain';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';

export type RoomPeriod = { roomId: string; ownHotels: OwnHotels; from: string; to: string };
/** With `weekdays` of the nights those alone that begin on them; with `changeId` as a part of that change. */
export type BlockPeriod = RoomPeriod & Pick<BlockPlace, 'unit'> & { weekdays?: Weekday[]; changeId?: string };
