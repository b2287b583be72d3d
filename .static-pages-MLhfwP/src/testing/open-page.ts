import { screen } from '@testing-library/react';
import { renderPage } from './render-page.js';

/** Opens the page at `address` and waits until it has loaded. */
export async function openPage(address: string) {
  const user = renderPage(address);
  await screen.findByRole('heading', { level: 1 });
  return user;
}
