import { paths } from '@wayhouse/contracts';
import { staticPageMetadata } from './static-page-metadata.js';

test('every page has its own title', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string' && !path.includes('.')) as string[];
  const dynamic = [
    paths.receipt('b1'),
    paths.apply('2'),
    paths.confirmSubscription('t'),
    paths.unsubscribe('t'),
    paths.redirect('my-bookings'),
  ];
  const titles = [...fixed, ...dynamic]
    .filter((path) => !path.startsWith(`${paths.owner}/`))
    .map((path) => staticPageMetadata(path).title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain(staticPageMetadata('/not/known').title);
});

test('a path in another letter case has the canonical path', () => {
  expect(staticPageMetadata('/blogpages/').path).toBe('/BlogPages');
  expect(staticPageMetadata('/').path).toBe('/');
});

test('knows all pages of the contracts, and no other paths', () => {
  const dynamic = [
    paths.receipt('b1'),
    paths.apply('2'),
    paths.confirmSubscription('t'),
    paths.unsubscribe('t'),
    paths.redirect('rooms'),
    '/loader',
  ];
  const fixed = Object.values(paths).filter((path) => typeof path === 'string' && !path.includes('.')) as string[];
  for (const path of [...fixed, ...dynamic])
    expect([path, staticPageMetadata(path).missing]).toEqual([path, undefined]);
  for (const path of ['/not/known', '/rooms/r1/photos', '/careers/chef', '/apply', '/apply/2/now', '/newsletter'])
    expect([path, staticPageMetadata(path).missing]).toEqual([path, true]);
});

test('the rooms of each of our cities are a page of their own', () => {
  expect(staticPageMetadata('/rooms', 'goa')).toMatchObject({
    title: 'Rooms in Goa · Wayhouse',
    path: '/rooms?destination=Goa',
  });
  expect(staticPageMetadata('/rooms', '<b>nowhere').title).toBe('Hotel rooms · Wayhouse');
});

test('pages of one person and unknown pages are hidden', () => {
  for (const path of [
    paths.myBookings,
    paths.myData,
    paths.receipt('b1'),
    '/owner/add-room',
    paths.confirmSubscription('t'),
    paths.unsubscribe('t'),
    '/not/known',
  ])
    expect([path, staticPageMetadata(path).hidden]).toEqual([path, true]);
});
