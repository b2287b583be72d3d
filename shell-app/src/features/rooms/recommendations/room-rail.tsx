import type { Room } from '@wayhouse/contracts/room';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { RoomCard } from '../card/room-card.js';
import { RoomCardSkeletons } from '../card/room-card-skeletons.js';
import { roomRail } from '../card/room-grid-style.js';
import { texts } from '../messages.js';

/** Four rooms in a row; `undefined` while they are on their way. */
export function RoomRail({
  rooms,
  failed,
  onRetry,
}: {
  rooms: Room[] | undefined;
  failed: boolean;
  onRetry: () => void;
}) {
  if (failed) return <ErrorState {...texts.failed} onRetry={onRetry} />;
  if (!rooms) return <RoomCardSkeletons count={4} className={roomRail} />;
  return (
    <ul className={roomRail}>
      {rooms.map((room, position) => (
        <li key={room._id}>
          <RoomCard room={room} isBestSeller={position % 2 === 0} />
        </li>
      ))}
    </ul>
  );
}
