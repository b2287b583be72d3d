import { hiddenPatterns, indexedPatterns, publicDocuments } from '@wayhouse/contracts';
import { robots, sitemap } from './sitemap.js';

test('a room has the day of its last change, and a page of a remote too, if the remote says it', async () => {
  const pages = [{ path: '/posts/kochi', changed: '2027-01-05' }, { path: '/about' }];
  const remotes = { indexed: () => pages.map((page) => ({ title: 'T', description: 'D', ...page })) };
  const catalog = { rooms: () => Promise.resolve([{ _id: 'r1', changedAt: '2027-01-06T23:59:59.999Z' }]) };
  const xml = await sitemap({ catalog, remotes, ownPages: () => ['/'], origin: 'https://stay.example.test' })();
  expect(xml).toContain('<url><loc>https://stay.example.test/posts/kochi</loc><lastmod>2027-01-05</lastmod></url>');
  expect(xml).toContain('<url><loc>https://stay.example.test/about</loc></url>');
  expect(xml).toContain('<url><loc>https://stay.example.test/</loc></url>');
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

const changedOn = (...days: string[]) =>
  days.map((day, at) => ({ _id: `r${at}`, changedAt: `${day}T23:59:59.999Z`, hotelSlug: 'sea-view-goa' }));

test('a hotel with rooms is there once, and it and the list of rooms have the day of the latest change', async () => {
  const elsewhere = { _id: 'r9', changedAt: '2027-01-07T00:00:00.000Z', hotelSlug: 'old-mill-kochi' };
  const rooms = [...changedOn('2027-01-05', '2027-01-06', '2027-01-04'), elsewhere];
  const xml = await sitemap({
    ...{ catalog: { rooms: () => Promise.resolve(rooms) }, remotes: { indexed: () => [] } },
    ...{ ownPages: () => ['/rooms'], origin: 'https://stay.example.test' },
  })();
  const dayOf = (path: string) =>
    [...xml.matchAll(/<loc>https:\/\/stay\.example\.test(.+?)<\/loc><lastmod>(.+?)<\/lastmod>/g)]
      .filter(([, found]) => found === path)
      .map(([, , day]) => day);
  expect(dayOf('/hotels/sea-view-goa')).toEqual(['2027-01-06']);
  expect(dayOf('/hotels/old-mill-kochi')).toEqual(['2027-01-07']);
  expect(dayOf('/rooms')).toEqual(['2027-01-07']);
});

test('a document has the day since which it is in force', async () => {
  const xml = await sitemap({
    ...{ catalog: { rooms: () => Promise.resolve([]) }, remotes: { indexed: () => [] } },
    ...{ ownPages: () => ['/rooms'], origin: 'https://stay.example.test' },
  })();
  const [[path, day]] = Object.entries(publicDocuments) as [[string, string]];
  expect(xml).toContain(`<url><loc>https://stay.example.test${path}</loc><lastmod>${day}</lastmod></url>`);
  expect(xml).toContain('<url><loc>https://stay.example.test/rooms</loc></url>');
});

test('of many rooms it has as many as a sitemap may have beside all hotels and pages', async () => {
  const changedAt = '2027-01-06T00:00:00.000Z';
  const rooms = Array.from({ length: 40_000 }, (_, at) => ({
    _id: `r${at}`,
    changedAt,
    hotelSlug: `hotel-${at % 15_000}`,
  }));
  const xml = await sitemap({
    ...{ catalog: { rooms: () => Promise.resolve(rooms) }, remotes: { indexed: () => [] } },
    ...{ ownPages: () => ['/rooms'], origin: 'https://stay.example.test' },
  })();
  const counted = (text: string) => xml.split(`<loc>https://stay.example.test${text}`).length - 1;
  expect([counted('/'), counted('/hotels/')]).toEqual([50_000, 15_000]);
  expect(xml).toContain('<loc>https://stay.example.test/rooms</loc>');
});
