import { hiddenPatterns, indexedPatterns } from '@wayhouse/contracts';
import { robots, sitemap } from './sitemap.js';

test('a room has the day of its last change, and a page of a remote too, if the remote says it', async () => {
  const pages = [{ path: '/posts/kochi', changed: '2027-01-05' }, { path: '/about' }];
  const remotes = { indexed: () => pages.map((page) => ({ title: 'T', description: 'D', ...page })) };
  const catalog = { rooms: () => Promise.resolve([{ _id: 'r1', changedAt: '2027-01-06T23:59:59.999Z' }]) };
  const xml = await sitemap({ catalog, remotes, ownPages: () => ['/rooms'], origin: 'https://stay.example.test' })();
  expect(xml).toContain('<url><loc>https://stay.example.test/posts/kochi</loc><lastmod>2027-01-05</lastmod></url>');
  expect(xml).toContain('<url><loc>https://stay.example.test/about</loc></url>');
  expect(xml).toContain('<url><loc>https://stay.example.test/rooms</loc></url>');
  expect(xml).not.toContain('/hotels/');
  expect(xml).toContain('<url><loc>https://stay.example.test/rooms/r1</loc><lastmod>2027-01-06</lastmod></url>');
});

test('robots.txt disallows every page that search engines do not show, and no other', () => {
  const text = robots('https://stay.example.test', { areas: () => ['/owner'] });
  const disallowed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const addresses = (patterns: object) =>
    Object.values(patterns).map((pattern: string) => pattern.replace(/:\w+|\*/, 'x1'));
  const isDisallowed = (address: string) => disallowed.some((path) => address.startsWith(path));
  expect(addresses({ ...hiddenPatterns, area: '/owner/list-room' }).filter((each) => !isDisallowed(each))).toEqual([]);
  expect(addresses(indexedPatterns).filter(isDisallowed)).toEqual([]);
});

test('a hotel with rooms is there once', async () => {
  const room = { changedAt: '2027-01-06T23:59:59.999Z', hotelSlug: 'sea-view-goa' };
  const catalog = { rooms: () => Promise.resolve(['r1', 'r2'].map((_id) => ({ _id, ...room }))) };
  const xml = await sitemap({
    ...{ catalog, remotes: { indexed: () => [] }, ownPages: () => [], origin: 'https://stay.example.test' },
  })();
  expect(xml.match(/<loc>https:\/\/stay\.example\.test\/hotels\/sea-view-goa<\/loc>/g)).toHaveLength(1);
});
