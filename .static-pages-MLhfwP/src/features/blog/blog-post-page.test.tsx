import { screen, within } from '@testing-library/react';
import { blogPostPage } from './blog-post-page.js';
import { posts } from './content/posts.js';
import { openPage } from '../../testing/open-page.js';

test.each(posts.map(({ slug, title }) => [slug, title]))('%s can be read on a page of its own', async (slug, title) => {
  await openPage(`/BlogPages/${slug}`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Wayhouse`);
  const [story] = screen.getAllByRole('article') as [HTMLElement];
  expect(within(story).getByText(/^By /)).toBeVisible();
  expect(within(story).getByText('2 min read')).toBeVisible();
  const written = within(story).getByText(/ 2026$/);
  expect(written).toHaveAttribute('datetime', expect.stringMatching(/^2026-\d\d-\d\d$/));
});

test('links to related rooms, the next posts and the blog', async () => {
  const [, second, third, fourth] = posts;
  await openPage(`/BlogPages/${posts[0].slug}`);
  expect(screen.getByRole('link', { name: 'See rooms in Kochi' })).toHaveAttribute('href', '/rooms?destination=Kochi');
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/BlogPages');
  const more = within(screen.getByRole('region', { name: 'More to read' })).getAllByRole('heading', { level: 3 });
  expect(more.map((title) => title.textContent)).toEqual([second?.title, third?.title, fourth?.title]);
});

test('continues with the first posts after the last one', async () => {
  const last = posts.at(-1);
  await openPage(`/BlogPages/${last?.slug}`);
  const more = within(screen.getByRole('region', { name: 'More to read' })).getAllByRole('heading', { level: 3 });
  expect(more[0]).toHaveTextContent(posts[0].title);
  expect(more).toHaveLength(3);
});

test('shows not found for an unknown address, with a link to the blog', async () => {
  await openPage('/BlogPages/a-post-that-never-was');
  expect(screen.getByRole('heading', { level: 1, name: 'This post is not here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the blog' })).toHaveAttribute('href', '/BlogPages');
});

/** https://developers.google.com/search/docs/appearance/structured-data/article */
test('search engines learn of every post what Google asks of an article', () => {
  const articles = blogPostPage.list('').flatMap(({ jsonLd = [] }) => jsonLd);
  expect(articles).toHaveLength(posts.length);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  for (const article of articles)
    expect(article).toMatchObject({
      '@type': 'BlogPosting',
      headline: expect.stringMatching(/^.{5,110}$/),
      image: expect.stringMatching(/\.jpg$/),
      datePublished: day,
      dateModified: day,
      author: { '@type': 'Person', name: expect.any(String), url: '{{origin}}/BlogPages' },
      publisher: { '@type': 'Organization', logo: '{{origin}}/icon-512.png' },
    });
});
