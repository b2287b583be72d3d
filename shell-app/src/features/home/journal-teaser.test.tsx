import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.js';
import { JournalTeaser } from './journal-teaser.js';

let links: NonNullable<RuntimeConfig['pages']['static-pages']>['links'] = [];
jest.mock('../../shared/runtime-config.js', () => ({
  useRuntimeConfig: () => ({ state: 'ready', pages: { 'static-pages': { links } } }),
}));

const post = (name: string) => ({
  ...{ place: 'journal', label: name, lead: `About ${name}`, to: `/posts/${name}` },
  photo: { sources: [{ type: 'image/avif', srcSet: `/${name}.avif 640w` }], fallback: `/${name}.jpg` },
});
const all = { place: 'journal', label: 'All posts', lead: 'Letters from the road.', to: '/posts' };

test('shows the first three entries, each with its photo, and the way to all of them', () => {
  links = [{ place: 'company', label: 'Blog', to: '/posts' }, all, ...['a', 'b', 'c', 'd'].map(post)];
  renderPart(<JournalTeaser />);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/posts', '/posts/a', '/posts/b', '/posts/c']);
  const photos = [...document.querySelectorAll('img')].map((photo) => photo.getAttribute('src'));
  expect(photos).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
  expect(screen.getByText('Letters from the road.')).toBeVisible();
});

test('shows nothing while no journal is known', () => {
  links = [all];
  renderPart(<JournalTeaser />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
