import type { Room } from '@wayhouse/contracts/room';
import { classNames } from '@wayhouse/web-kit/class-names';
import { roomPhoto } from '@wayhouse/web-kit/photo-sources';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';

/** The room’s first photo. Without alternative text: the room’s name is beside it. */
export const RoomThumbnail = ({ room, className }: { room: Room; className: string }) => (
  <span className={classNames('shrink-0', className)}>
    {room.images[0] && (
      <Photo photo={roomPhoto(room.images[0])} alt="" sizes="96px" className="aspect-[4/3] rounded-field" />
    )}
  </span>
);
