import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import type { RoomProjection } from './room-projection.js';

export const roomConsumers = ({ rooms }: { rooms: RoomProjection }) => [
  onEvent(events.roomListed, (facts, tx) => rooms.apply(tx, facts)),
  onEvent(events.roomChanged, (facts, tx) => rooms.apply(tx, facts)),
];
