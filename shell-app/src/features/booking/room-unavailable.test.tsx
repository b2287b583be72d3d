import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ClosedRoom } from './room-unavailable.js';
import { texts } from './messages.js';

test('a room that its owner switched off says so and leads to others in the city', () => {
  render(<ClosedRoom city="Kochi" />, { wrapper: MemoryRouter });
  expect(screen.getByText(texts.closed.body)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Other rooms in Kochi' })).toHaveAttribute(
    'href',
    '/rooms?destination=Kochi',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
