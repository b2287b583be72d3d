import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { screen } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { ok, stubApi } from '../../testing/stub-api.js';
import { BookingCard } from './booking-card.js';
import { messages } from './messages.js';

const at = `/rooms/r1?checkIn=${addDays(today(), 10)}&checkOut=${addDays(today(), 13)}`;

test('names what further guests cost until there are some, and charges for them', async () => {
  stubApi({ 'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }) });
  const { user } = renderPart(<BookingCard room={aRoom({ furtherGuests: { included: 1, amount: 15 } })} />, { at });
  expect(await screen.findByText(messages.furtherGuests('1 guest', '$15'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  expect(screen.queryByText(messages.furtherGuests('1 guest', '$15'))).toBeNull();
  expect(screen.getByText('1 further guest, 3 nights').nextSibling).toHaveTextContent('$45');
});
