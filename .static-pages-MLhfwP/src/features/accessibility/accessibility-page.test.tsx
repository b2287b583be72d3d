import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';

test('shows four cards and contact details', async () => {
  await openPage('/accessibility');
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['Hotel features', 'Accessible rooms', 'Website accessibility', 'Our commitment']);
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
});
