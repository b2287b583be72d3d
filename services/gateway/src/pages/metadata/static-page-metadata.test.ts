import { paths } from '@wayhouse/contracts';
import { wordsFor } from './static-page-metadata.js';

test('every page has a title of its own', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string' && !path.includes('.')) as string[];
  const dynamic = [paths.receipt('b1'), paths.apply('2'), paths.unsubscribe('t'), paths.loader('my-bookings')];
  const titles = [...fixed, ...dynamic]
    .filter((path) => !path.startsWith(`${paths.owner}/`))
    .map((path) => wordsFor(path).title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain(wordsFor('/not/known').title);
});

test('an address in another spelling has the address we write', () => {
  expect(wordsFor('/blogpages/').path).toBe('/BlogPages');
  expect(wordsFor('/').path).toBe('/');
});

test('every page of the contracts is one, an address beside them is none', () => {
  const dynamic = [paths.receipt('b1'), paths.apply('2'), paths.unsubscribe('t'), paths.loader('rooms'), '/loader'];
  const fixed = Object.values(paths).filter((path) => typeof path === 'string' && !path.includes('.')) as string[];
  for (const path of [...fixed, ...dynamic]) expect([path, wordsFor(path).missing]).toEqual([path, undefined]);
  for (const path of ['/not/known', '/rooms/r1/photos', '/careers/chef', '/apply', '/apply/2/now', '/newsletter'])
    expect([path, wordsFor(path).missing]).toEqual([path, true]);
});

test('the rooms of a city we know are a page of their own', () => {
  expect(wordsFor('/rooms', 'goa')).toMatchObject({ title: 'Rooms in Goa · Wayhouse', path: '/rooms?destination=Goa' });
  expect(wordsFor('/rooms', '<b>nowhere').title).toBe('Hotel rooms · Wayhouse');
});

test('what belongs to one person, or to nobody, is not for search engines', () => {
  for (const path of [paths.myBookings, paths.receipt('b1'), '/owner/add-room', paths.unsubscribe('t'), '/not/known'])
    expect([path, wordsFor(path).hidden]).toEqual([path, true]);
});
