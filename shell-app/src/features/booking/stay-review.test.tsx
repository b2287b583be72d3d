import { paths } from '@wayhouse/contracts/paths';
import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { today } from '@wayhouse/web-kit/calendar-date';
import { screen, within } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { ok, stubApi } from '../../testing/stub-api.js';
import { BookingCard } from './booking-card.js';
import { messages } from './messages.js';

const stay = { checkIn: addDays(today(), 10), checkOut: addDays(today(), 13) };
const room = aRoom({ roomType: 'Double Bed' });
const review = () => screen.queryByRole('region', { name: messages.review.title });

test('between a free room and its booking stands what is booked, what it costs and what is accepted', async () => {
  stubApi({
    'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
    'POST /api/bookings/check-Availability': () => ok({ isAvailable: true, message: confirmations.roomAvailable }),
  });
  const at = `/rooms/r1?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&guests=2`;
  const { user } = renderPart(<BookingCard room={room} />, { at, isSignedIn: true });
  const check = await screen.findByRole('button', { name: messages.checkAvailability });
  expect(review()).toBeNull();
  expect(screen.getByText(messages.payAtHotel)).toBeVisible();

  await user.click(check);
  await screen.findByRole('button', { name: messages.bookNow });
  expect(screen.getByRole('heading', { name: messages.review.title })).toHaveFocus();
  for (const part of [
    `Double Bed, ${room.hotel.name}`,
    formatCheckIn(stay.checkIn, room.hotel),
    formatCheckOut(stay.checkOut, room.hotel),
    '3 nights, 2 guests',
    messages.total,
    'Free cancellation until',
    messages.payAtHotel,
  ])
    expect(review()).toHaveTextContent(part);
  expect(screen.getAllByText(messages.payAtHotel)).toHaveLength(1);
  expect(within(review()!).getByRole('link', { name: messages.review.accept })).toHaveAttribute('href', paths.terms);

  await user.click(screen.getByRole('button', { name: 'One guest fewer' }));
  expect(review()).toHaveTextContent('3 nights, 1 guest');
});
