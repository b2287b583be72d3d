import type { Room } from '@wayhouse/contracts/room';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { isBestSeller } from '../card/is-best-seller.js';
import { RoomCardSkeletons } from '../card/room-card-skeletons.js';
import { RoomCard } from '../card/room-card.js';
import { roomRailStyle } from '../card/room-grid-style.js';
import { messages } from '../messages.js';
import { railLength } from './rail-length.js';

/** Rooms in a row; `undefined` while they load. */
export function RoomRail({
  rooms,
  hasFailed,
  onRetry,
}: {
  rooms: Room[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}) {
  if (hasFailed) return <ErrorState {...messages.failed.rooms} onRetry={onRetry} />;
  if (!rooms) return <RoomCardSkeletons count={railLength} className={roomRailStyle} />;
  return (
    <ul className={roomRailStyle}>
      {rooms.map((room, position) => (
        <li key={room._id}>
          <RoomCard room={room} isBestSeller={isBestSeller(position)} />
        </li>
      ))}
    </ul>
  );
}
