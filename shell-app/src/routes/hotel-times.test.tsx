import { screen, within } from '@testing-library/react';
import { addDays } from '@wayhouse/domain/stay';
import { formatDate } from '@wayhouse/messages/format-date';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { today } from '@wayhouse/web-kit/calendar-date';
import { Route, Routes } from 'react-router-dom';
import { DetailsDialog } from '../features/my-bookings/details/details-dialog.js';
import { MyBookings } from '../features/my-bookings/my-bookings.js';
import { aBooking } from '../testing/a-booking.js';
import { aHotel } from '../testing/a-hotel.js';
import { aRoom } from '../testing/a-room.js';
import { renderPart } from '../testing/render-part.js';
import { ok, stubApi } from '../testing/stub-api.js';
import { HotelPage } from './hotel.js';
import { ReceiptPage } from './receipt.js';
import { RoomPage } from './room.js';

const times = { checkInFrom: '15:30', checkOutUntil: '10:00' };
const booking = aBooking({ hotel: { ...aBooking().hotel, ...times }, freeCancellationUntil: '2127-03-08T10:00:00Z' });

const open = (at: string, isSignedIn = false) =>
  renderPart(
    <>
      <Routes>
        <Route path="/hotels/:hotel" element={<HotelPage />} />
        <Route path="/rooms/:id" element={<RoomPage />} />
        <Route path="/my-bookings" element={<MyBookings />} />
        <Route path="/receipt/:id" element={<ReceiptPage />} />
      </Routes>
      <Toaster />
    </>,
    { at, isSignedIn },
  );

test('a hotel’s page has its times', async () => {
  stubApi({
    'GET /api/hotels/lakeside-haveli-udaipur': () => ok({ hotel: aHotel(times) }),
    'GET /api/rooms': () => ok({ rooms: [], total: 0 }),
  });
  open('/hotels/lakeside-haveli-udaipur');
  expect(await screen.findByText('Check-in from 3:30 PM')).toBeVisible();
  expect(screen.getByText('Check-out by 10:00 AM')).toBeVisible();
});

test('a room’s page has them, and until when cancelling is free by them', async () => {
  stubApi({
    'GET /api/rooms/r1': () => ok({ room: aRoom({ hotel: { ...aRoom().hotel, ...times } }) }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
  });
  const checkIn = addDays(today(), 10);
  open(`/rooms/r1?checkIn=${checkIn}&checkOut=${addDays(checkIn, 2)}&guests=1`);
  expect(await screen.findByText('Check-in from 3:30 PM')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Book this room' }));
  const text = `Free cancellation until ${formatDate(addDays(checkIn, -2))}, 3:30 PM`.replaceAll(/\s/g, ' ');
  expect(form.getByText((shown) => shown.replaceAll(/\s/g, ' ').includes(text))).toBeVisible();
});

test('a booking has those of when it was made, in the list and confirmed', async () => {
  stubApi({ 'GET /api/bookings/user': () => ok({ bookings: [booking, aBooking({ _id: 'b2' })] }) });
  open('/my-bookings?booked=b1', true);
  expect(await screen.findByText('Mon, 10 Mar 2127, from 3:30 PM')).toBeVisible();
  expect(screen.getByText('Thu, 13 Mar 2127, by 10:00 AM')).toBeVisible();
  expect(screen.getAllByText('from 2:00 PM')).not.toHaveLength(0);
});

test('so has its receipt', async () => {
  stubApi({ 'GET /api/bookings/user': () => ok({ bookings: [booking] }) });
  open('/receipt/b1', true);
  expect(await screen.findByText('from 3:30 PM')).toBeVisible();
  expect(screen.getByText('by 10:00 AM')).toBeVisible();
});

test('guests choose an hour from check-in on', async () => {
  stubApi({});
  const { user } = renderPart(<DetailsDialog booking={booking} onClose={() => undefined} />, {
    at: '/my-bookings',
    isSignedIn: true,
  });
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(screen.getByRole('combobox', { name: 'When will you arrive?' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)[1]).toBe('3:00 PM to 4:00 PM');
});
