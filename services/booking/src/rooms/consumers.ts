import { events } from '@wayhouse/contracts';
import { on } from '@wayhouse/service-kit';
import type { RoomCopies } from './room-projection.js';

export const roomConsumers = ({ rooms }: { rooms: RoomCopies }) => [
  on(events.roomListed, (facts, tx) => rooms.keep(tx, facts)),
  on(events.roomChanged, (facts, tx) => rooms.keep(tx, facts)),
];
