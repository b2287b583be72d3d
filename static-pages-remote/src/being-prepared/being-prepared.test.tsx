import { screen } from '@testing-library/react';
import { showPage } from '../testing/show-page.js';

test.each([
  ['/careers', 'Careers'],
  ['/apply/front-desk', 'Apply'],
  ['/press', 'Press and Media'],
  ['/BlogPages', 'Blog'],
  ['/partnerPages', 'Partners'],
  ['/safetyinfo', 'Safety Information'],
  ['/contactus', 'Contact Us'],
  ['/accessibility', 'Accessibility'],
])('%s says that it is being prepared, and leads to what is there', (address, title) => {
  showPage(address);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/This page is being prepared/)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/rooms', '/helpcenter', '/abouts']);
});
