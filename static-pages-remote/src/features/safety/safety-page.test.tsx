import { screen, within } from '@testing-library/react';
import { visit } from '../../testing/open-page.js';

const sections = ['Health & Hygiene', 'Fire & Emergency Safety', 'Security Measures', 'Guest Responsibility'];

test('has four sections, each with what is done about it', async () => {
  await visit('/safetyinfo');
  for (const name of sections)
    expect(within(screen.getByRole('region', { name })).getAllByRole('listitem').length).toBeGreaterThan(2);
});

test('leads to a section, takes the focus there and names it in the address', async () => {
  const user = await visit('/safetyinfo');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual(sections);
  await user.click(contents.getByRole('link', { name: 'Security Measures' }));
  expect(screen.getByRole('heading', { name: 'Security Measures' })).toHaveFocus();
  expect(window.location.hash).toBe('#security');
});

test('an address that names a section begins there', async () => {
  await visit('/safetyinfo#fire');
  expect(screen.getByRole('heading', { name: 'Fire & Emergency Safety' })).toHaveFocus();
});

test('the emergency numbers can be called', async () => {
  await visit('/safetyinfo');
  expect(screen.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
});
