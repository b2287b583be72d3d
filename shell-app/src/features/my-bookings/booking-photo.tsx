import { roomLabel } from '@wayhouse/messages/room-names';
import type { Booking } from '@wayhouse/contracts/booking';
import { classNames } from '@wayhouse/web-kit/class-names';
import { roomPhoto } from '@wayhouse/web-kit/photo-sources';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';

/** The room's first photo, or a plain placeholder if it has none. */
export const BookingPhoto = ({ booking: { room, hotel }, className }: { booking: Booking; className: string }) =>
  room.images[0] ? (
    <Photo
      photo={roomPhoto(room.images[0])}
      alt={`${hotel.name}, ${roomLabel(room)}`}
      sizes="(min-width: 1024px) 180px, (min-width: 640px) 46vw, 92vw"
      className={className}
    />
  ) : (
    <span aria-hidden className={classNames('block bg-sand', className)} />
  );
