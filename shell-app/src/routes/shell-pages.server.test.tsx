import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { hiddenPatterns } from '@wayhouse/contracts/paths';
import { roomKey } from '../shared/query-keys.js';
import { aRoom } from '../testing/a-room.js';
import { findShellPage, indexedPages } from './shell-pages.js';

const origin = 'https://stay.example.test';
/** Addresses of the pages that no search engine shows. */
const hidden = Object.values(hiddenPatterns).map((pattern) => pattern.replace(/:\w+|\*/, 'x1'));
const client = new QueryClient();
client.setQueryData(roomKey('r1'), aRoom());
client.setQueryData(roomKey('gone'), null);
afterAll(() => client.clear());

const headOf = async (path: string) => {
  const page = findShellPage(new URL(origin + path));
  return page.head({ ...page, origin, client, currency: 'EUR', photoSize: () => Promise.resolve(undefined) });
};

test('every page has its own title', async () => {
  const heads = await Promise.all([...indexedPages, ...hidden, '/not/known'].map(headOf));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
});

test('each page has a module of its name, with which browsers take it over', () => {
  const modules = [...hidden, ...indexedPages, '/rooms/r1', '/not/known'].map(
    (path) => findShellPage(new URL(origin + path)).module,
  );
  expect(new Set(modules).size).toBe(modules.length);
  for (const module of modules) expect([module, existsSync(join(__dirname, `${module}.tsx`))]).toEqual([module, true]);
});

test('search engines show the home page and the rooms', () => {
  expect(indexedPages).toEqual(['/', '/rooms']);
});

test('a path in another letter case has the canonical address', async () => {
  expect((await headOf('/My-Bookings/')).url).toBe(`${origin}/my-bookings`);
  expect((await headOf('/')).url).toBe(`${origin}/`);
});

test('knows the pages of the shell, and no other paths', async () => {
  for (const path of [...indexedPages, ...hidden, '/loader', '/loader/https://evil.example', '/rooms/r1'])
    expect([path, (await headOf(path)).missing]).toEqual([path, undefined]);
  for (const path of ['/not/known', '/rooms/r1/photos', '/rooms/gone', '/my-bookings/b1', '/newsletter', '//rooms'])
    expect([path, (await headOf(path)).missing]).toEqual([path, true]);
});

test('unknown pages and those that search engines do not show are hidden', async () => {
  for (const path of [...hidden, '/not/known', '/rooms/gone'])
    expect([path, (await headOf(path)).hidden]).toEqual([path, true]);
});

test('the rooms of each of our cities are a page of their own', async () => {
  expect(await headOf('/rooms?destination=goa')).toMatchObject({
    title: 'Rooms in Goa',
    url: `${origin}/rooms?destination=Goa`,
  });
  expect((await headOf('/rooms?destination=<b>nowhere')).title).toBe('Hotel rooms');
});

test('a room has its name, and until it has arrived a title for any', async () => {
  expect((await headOf('/rooms/r1')).title).toBe('Lakeside Haveli, Double Bed');
  expect(await headOf('/rooms/late')).toMatchObject({ title: 'Hotel room', url: `${origin}/rooms/late` });
});

test('the home page says who we are, with a logo, and how to search', async () => {
  expect((await headOf('/')).jsonLd).toMatchObject([
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    { '@type': 'Organization', url: `${origin}/`, logo: `${origin}/icon-512.png` },
  ]);
});
