import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';

test('shows its sections in order', async () => {
  await openPage('/abouts');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Who We Are',
    'Our Mission',
    'Our Vision',
    'Why Choose Us',
    'Meet Our Team',
    'Explore Our Hotels Today',
  ]);
});

test('shows four reasons and one person, and links to the rooms', async () => {
  await openPage('/abouts');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Browse Hotels' })).toHaveAttribute('href', '/rooms');
});
