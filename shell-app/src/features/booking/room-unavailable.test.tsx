import { render, screen } from '@testing-library/react';
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
