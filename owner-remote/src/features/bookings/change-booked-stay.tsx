import type { Booking } from '@wayhouse/contracts/booking';
import { clockOf, timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { stayStatusOf } from '@wayhouse/domain/stay-status';
import type { Stay } from '@wayhouse/domain/stay';
import { ChangeStay } from '../../shared/change-stay/change-stay.js';
import { useShowBooking } from '../../shared/use-show-booking.js';

type Props = { booking: Booking; proposed?: Stay; onClose: () => void };

export function ChangeBookedStay({ booking, proposed, onClose }: Props) {
  const show = useShowBooking();
  const { _id: bookingId, room, hotel, user, checkInDate: checkIn, checkOutDate: checkOut, guests } = booking;
  const isInHouse = stayStatusOf(booking) === 'in-house';
  return (
    <ChangeStay
      stay={{
        ...{ bookingId, checkIn, checkOut, guests, isInHouse },
        ...{ room: room._id, roomType: room.roomType, guest: user.username },
      }}
      proposed={proposed}
      city={hotel.city}
      today={todayIn(timeZoneOf(clockOf(hotel)), new Date())}
      onChanged={(changed) => void show(changed)}
      onClose={onClose}
    />
  );
}
