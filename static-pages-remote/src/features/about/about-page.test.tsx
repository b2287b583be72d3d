import { screen, within } from '@testing-library/react';
import { visit } from '../../testing/open-page.js';

test('has all its parts, in the order one reads them', async () => {
  await visit('/abouts');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Who We Are',
    'Our Mission',
    'Our Vision',
    'Why Choose Us',
    'Meet Our Team',
    'Explore Our Hotels Today',
  ]);
});

test('gives four reasons, one person, and leads to the rooms', async () => {
  await visit('/abouts');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Browse Hotels' })).toHaveAttribute('href', '/rooms');
});
