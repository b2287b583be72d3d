import { sitemap } from './sitemap.js';

test('a room has the day of its last change, and a page of a remote too, if the remote says it', async () => {
  const pages = [{ path: '/posts/kochi', changed: '2027-01-05' }, { path: '/about' }];
  const remotes = { indexed: () => pages.map((page) => ({ title: 'T', description: 'D', ...page })) };
  const catalog = { rooms: () => Promise.resolve([{ _id: 'r1', changedAt: '2027-01-06T23:59:59.999Z' }]) };
  const xml = await sitemap({ catalog, remotes, ownPages: () => ['/rooms'], origin: 'https://stay.example.test' })();
  expect(xml).toContain('<url><loc>https://stay.example.test/posts/kochi</loc><lastmod>2027-01-05</lastmod></url>');
  expect(xml).toContain('<url><loc>https://stay.example.test/about</loc></url>');
  expect(xml).toContain('<url><loc>https://stay.example.test/rooms</loc></url>');
  expect(xml).toContain('<url><loc>https://stay.example.test/rooms/r1</loc><lastmod>2027-01-06</lastmod></url>');
});
