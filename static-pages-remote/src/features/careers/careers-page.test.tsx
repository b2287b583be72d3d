import { screen, within } from '@testing-library/react';
import { visit } from '../../testing/open-page.js';

test('offers three jobs in Bangalore, each with the way to its form', async () => {
  await visit('/careers');
  const links = screen.getAllByRole('link', { name: 'Apply Now' });
  const cards = links.map((link) => within(link.closest('li')!));
  const said = cards.map((card) => [
    card.getByRole('heading', { level: 3 }).textContent,
    card.getByText(/-time$/).textContent?.trim(),
    card.getByText(/Bangalore/).textContent?.trim(),
  ]);
  expect(said).toEqual([
    ['Front Desk Executive', 'Full-time', 'Bangalore'],
    ['Housekeeping Staff', 'Part-time', 'Bangalore'],
    ['Hotel Manager', 'Full-time', 'Bangalore'],
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/apply/1', '/apply/2', '/apply/3']);
  expect(links[2]).toHaveAccessibleDescription('Hotel Manager');
});

test('says where a résumé goes', async () => {
  await visit('/careers');
  expect(screen.getByRole('link', { name: 'work@example.com' })).toHaveAttribute('href', 'mailto:work@example.com');
});
