import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';

const sections = ['Health & Hygiene', 'Fire & Emergency Safety', 'Security Measures', 'Guest Responsibility'];

test('shows four sections with their measures', async () => {
  await openPage('/safetyinfo');
  for (const name of sections)
    expect(within(screen.getByRole('region', { name })).getAllByRole('listitem').length).toBeGreaterThan(2);
});

test('scrolls to a section, focuses it and puts it into the hash', async () => {
  const user = await openPage('/safetyinfo');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual(sections);
  await user.click(contents.getByRole('link', { name: 'Security Measures' }));
  expect(screen.getByRole('heading', { name: 'Security Measures' })).toHaveFocus();
  expect(window.location.hash).toBe('#security');
});

test('scrolls to the section in the hash', async () => {
  await openPage('/safetyinfo#fire');
  expect(screen.getByRole('heading', { name: 'Fire & Emergency Safety' })).toHaveFocus();
});

test('links the emergency numbers', async () => {
  await openPage('/safetyinfo');
  expect(screen.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
});
