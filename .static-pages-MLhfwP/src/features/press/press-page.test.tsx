import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';

test('shows the logos of the media and three quotes with their sources', async () => {
  await openPage('/press');
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

test('shows the press contact', async () => {
  await openPage('/press');
  expect(screen.getByRole('heading', { name: 'Media inquiries' })).toBeVisible();
  const address = 'press@wayhouse.example';
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
  expect(screen.getByRole('link', { name: '+1 (555) 010-0199' })).toBeVisible();
});
