import { render, screen } from '@testing-library/react';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { MemoryRouter } from 'react-router-dom';
import { RoomUnavailable } from './room-unavailable.js';
import { messages } from './messages.js';

test('a room that its owner has switched off is shown as unavailable, with a link to others in the city', () => {
  render(<RoomUnavailable city="Kochi" />, { wrapper: MemoryRouter });
  expect(screen.getByText(messages.unavailable.body)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Other rooms in Kochi' })).toHaveAttribute(
    'href',
    '/rooms?destination=Kochi',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('those are for the stay that the room was opened for', () => {
  const stay = `checkIn=${addDays(today(), 10)}&checkOut=${addDays(today(), 12)}&guests=2`;
  render(
    <MemoryRouter initialEntries={[`/rooms/r1?${stay}`]}>
      <RoomUnavailable city="Kochi" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Other rooms in Kochi' })).toHaveAttribute(
    'href',
    `/rooms?destination=Kochi&${stay}`,
  );
});
