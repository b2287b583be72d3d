import { paths, roomsPath, staticPaths } from '@wayhouse/contracts';
import { findCity } from '@wayhouse/domain';
import { messages } from './messages.js';
import { routeRegExp } from './route-regexp.js';

type PageText = { title: string; description: string; hidden?: boolean; missing?: boolean };
/** `hidden`: not for search engines; `missing`: answered with 404. */
type Page = { name: keyof typeof messages.pages; hidden?: boolean; missing?: boolean };

const staticNames = Object.keys(staticPaths) as (keyof typeof staticPaths)[];

/** The pages with a fixed path. */
const fixedPages: Record<string, Page> = {
  [paths.home]: { name: 'home' },
  [paths.rooms]: { name: 'rooms' },
  ...Object.fromEntries(staticNames.map((name) => [paths[name], { name }])),
  [paths.myBookings]: { name: 'myBookings', hidden: true },
  [paths.myData]: { name: 'myData', hidden: true },
  [paths.build]: { name: 'build', hidden: true },
  [paths.owner]: { name: 'owner', hidden: true },
};

/** The pages that search engines should index. */
export const indexedPages = Object.keys(fixedPages).filter((path) => !fixedPages[path]?.hidden);

const byLowerCase = new Map(Object.entries(fixedPages).map(([path, page]) => [path.toLowerCase(), { path, page }]));

/** Pages with parameters in their path. */
const dynamicPages: [pattern: RegExp, page: Page][] = [
  [routeRegExp(`${paths.owner}/*`), { name: 'owner', hidden: true }],
  [routeRegExp(paths.receipt.pattern), { name: 'receipt', hidden: true }],
  [routeRegExp(paths.apply.pattern), { name: 'apply', hidden: true }],
  [routeRegExp(paths.confirmSubscription.pattern), { name: 'confirmSubscription', hidden: true }],
  [routeRegExp(paths.unsubscribe.pattern), { name: 'unsubscribe', hidden: true }],
  [routeRegExp(paths.redirect.pattern), { name: 'redirect', hidden: true }],
];
const unknown: Page = { name: 'unknown', hidden: true, missing: true };

/**
 * The text of a page in any letter case of its path, and the canonical path. Unknown pages are `missing`. The list of
 * rooms is a page of its own for each of our cities.
 */
export function staticPageMetadata(path: string, destination = ''): PageText & { path: string } {
  const trimmed = path.replace(/(.)\/$/, '$1');
  const known = byLowerCase.get(trimmed.toLowerCase());
  const city = known?.path === paths.rooms ? findCity(destination)?.name : undefined;
  if (city) return { ...roomsIn(city), path: roomsPath({ destination: city }) };
  if (known) return { ...toText(known.page), path: known.path };
  const [, page = unknown] = dynamicPages.find(([pattern]) => pattern.test(trimmed)) ?? [];
  return { ...toText(page), path };
}

function toText({ name, ...flags }: Page): PageText {
  const { title, description } = messages.pages[name];
  return { title: messages.title(title), description, ...flags };
}

const roomsIn = (city: string): PageText => ({
  title: messages.title(messages.roomsIn.title(city)),
  description: messages.roomsIn.description(city),
});
