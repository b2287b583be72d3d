import { screen } from '@testing-library/react';
import { paths } from '@wayhouse/contracts/paths';
import { renderPart } from '../../testing/render-part.js';
import { Footer } from './footer.js';
import { messages } from './messages.js';

const { footer } = messages;
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('the documents and the sitemap are plain links outside the router', () => {
  renderPart(<Footer />);
  expect(link(footer.privacy)).toHaveAttribute('href', paths.privacyPolicy);
  expect(link(footer.terms)).toHaveAttribute('href', paths.terms);
  expect(link(footer.sitemap)).toHaveAttribute('href', '/sitemap.xml');
});

test.each(['Instagram', 'Facebook', 'X', 'LinkedIn'])('%s opens in a new tab without access to this page', (name) => {
  renderPart(<Footer />);
  const profile = link(`${name} ${footer.newTab}`);
  expect(profile).toHaveAttribute('target', '_blank');
  expect(profile.getAttribute('rel')).toContain('noopener');
});
