import { screen, within } from '@testing-library/react';
import { blogPage } from './blog-page.js';
import { posts } from './content/posts.js';
import { goBack } from '../../testing/render-page.js';
import { openPage } from '../../testing/open-page.js';

const shown = () => within(screen.getByRole('list', { name: 'Posts' })).getAllByRole('article');
const loadMore = () => screen.queryByRole('button', { name: 'Load More' });

test('search engines learn the day of the latest post', () => {
  const [page] = blogPage.list('/BlogPages');
  expect(posts.some(({ date }) => date === page?.changed)).toBe(true);
  expect(posts.filter(({ date }) => date > (page?.changed ?? ''))).toEqual([]);
});

test('shows three posts at first, the featured one first', async () => {
  await openPage('/BlogPages');
  expect(shown()).toHaveLength(3);
  expect(within(shown()[0] as HTMLElement).getByText('Featured')).toBeVisible();
  expect(screen.getAllByText('Featured')).toHaveLength(1);
});

test('Load More adds three posts, focuses the first of them, and disappears when all are shown', async () => {
  const user = await openPage('/BlogPages');
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(shown()).toHaveLength(6);
  expect(within(shown()[3] as HTMLElement).getByRole('link')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('6 of 6 posts are shown.');
  expect(loadMore()).toBeNull();
});

test('Back restores the loaded posts; a new visit starts over', async () => {
  const user = await openPage('/BlogPages');
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await user.click(screen.getByRole('link', { name: posts[5]?.title }));
  expect(await screen.findByRole('heading', { level: 1, name: posts[5]?.title })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'All posts' }));
  expect(shown()).toHaveLength(3);
  await goBack(user);
  await goBack(user);
  expect(shown()).toHaveLength(6);
});
