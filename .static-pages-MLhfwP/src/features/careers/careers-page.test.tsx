import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';

test('lists three jobs in Bangalore, each with a link to its form', async () => {
  await openPage('/careers');
  const links = screen.getAllByRole('link', { name: 'Apply Now' });
  const cards = links.map((link) => within(link.closest('li')!));
  const summaries = cards.map((card) => [
    card.getByRole('heading', { level: 3 }).textContent,
    card.getByText(/-time$/).textContent?.trim(),
    card.getByText(/Bangalore/).textContent?.trim(),
  ]);
  expect(summaries).toEqual([
    ['Front Desk Executive', 'Full-time', 'Bangalore'],
    ['Housekeeping Staff', 'Part-time', 'Bangalore'],
    ['Hotel Manager', 'Full-time', 'Bangalore'],
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/apply/1', '/apply/2', '/apply/3']);
  expect(links[2]).toHaveAccessibleDescription('Hotel Manager');
});

test('shows the address for résumés', async () => {
  await openPage('/careers');
  expect(screen.getByRole('link', { name: 'work@example.com' })).toHaveAttribute('href', 'mailto:work@example.com');
});
