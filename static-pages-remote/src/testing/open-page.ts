import { screen } from '@testing-library/react';
import { showPage } from './render-page.js';

/** The page at `address` once it has come. */
export async function visit(address: string) {
  const user = showPage(address);
  await screen.findByRole('heading', { level: 1 });
  return user;
}
