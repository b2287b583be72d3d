import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { today } from '@wayhouse/web-kit/calendar-date';
import { screen, waitFor } from '@testing-library/react';
import { messages as fields } from '@wayhouse/web-kit/details-messages';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { ok, stubApi } from '../../testing/stub-api.js';
import { BookingCard } from './booking-card.js';
import { messages } from './messages.js';

const dates = `checkIn=${addDays(today(), 10)}&checkOut=${addDays(today(), 13)}`;

async function showAvailable(at: string) {
  stubApi({
    'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
    'POST /api/bookings/check-Availability': () => ok({ isAvailable: true, message: confirmations.roomAvailable }),
  });
  sessionStorage.clear();
  const room = aRoom({ roomType: 'Luxury Room' });
  const part = renderPart(<BookingCard room={room} />, { at: `/rooms/r1?${dates}&${at}`, isSignedIn: true });
  await part.user.click(await screen.findByRole('button', { name: messages.checkAvailability }));
  await screen.findByRole('button', { name: messages.bookNow });
  return part;
}

test('a room that was searched for with children asks for their ages', async () => {
  await showAvailable('guests=3&adults=1');
  expect(await screen.findByRole('textbox', { name: fields.children })).toHaveAccessibleDescription(
    fields.searchedChildren(2),
  );
});

test('the review is scrolled to where the pressed button has stayed below it', async () => {
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), top: -400 });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await showAvailable('guests=3&adults=1');
  const section = screen.getByRole('region', { name: messages.review.title });
  await waitFor(() => expect(scroll.mock.contexts).toContain(section));
  box.mockRestore();
  scroll.mockRestore();
});

test('with several rooms the number of children goes along', async () => {
  await showAvailable('guests=3&adults=1');
  const query = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: messages.several }).href).searchParams;
  expect(query.get('rooms')).toBe('r1.3-1');
});

test('for another number of guests the searched one is forgotten', async () => {
  const { user } = await showAvailable('guests=3&adults=2');
  await user.click(screen.getByRole('button', { name: 'One guest fewer' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/&guests=2$/);
});

test('one for adults alone does not', async () => {
  await showAvailable('guests=3');
  await screen.findByRole('textbox', { name: fields.phone });
  expect(screen.queryByRole('textbox', { name: fields.children })).toBeNull();
});
