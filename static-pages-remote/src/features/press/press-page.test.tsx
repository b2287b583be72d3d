import { screen } from '@testing-library/react';
import { visit } from '../../testing/open-page.js';

test('shows the media’s marks by their names, and three quotes with who said them', async () => {
  await visit('/press');
  const marks = screen.getAllByRole('img').flatMap((image) => image.getAttribute('aria-label') ?? []);
  expect(marks).toEqual([
    'The Meridian',
    'Slow Traveller',
    'Harbour Post',
    'Late Departures',
    'Room & Board',
    'Northbound',
  ]);
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
  expect(screen.getByText('Eleanor Voss')).toBeVisible();
});

test('says whom to ask', async () => {
  await visit('/press');
  expect(screen.getByRole('heading', { name: 'Media inquiries' })).toBeVisible();
  const address = 'press@wayhouse.example';
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
  expect(screen.getByRole('link', { name: '+1 (555) 010-0199' })).toBeVisible();
});
