import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';

test('shows five partners with their logos and links marked as external', async () => {
  await openPage('/partnerPages');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(5);
  for (const card of cards) {
    const name = within(card).getByRole('img').getAttribute('aria-label');
    const link = within(card).getByRole('link', { name: `Visit ${name} (leaves Wayhouse, opens in a new tab)` });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/[a-z-]+\.example\/$/));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
