import { isPattern } from '@wayhouse/contracts/path-pattern';
import { paths } from '@wayhouse/contracts/paths';
import { matchPath } from 'react-router-dom';
import { messages as buildInfo } from '../features/build-info/messages.js';
import { messages as myBookings } from '../features/my-bookings/messages.js';
import { messages as myData } from '../features/my-data/messages.js';
import { messages as newsletter } from '../features/newsletter/messages.js';
import { messages as notFound } from '../features/not-found/messages.js';
import { messages as receipt } from '../features/receipt/messages.js';
import { messages as redirect } from '../features/redirect/messages.js';
import { roomById } from '../features/room/use-room.js';
import { roomFacets } from '../features/rooms/filters/use-room-facets.js';
import { roomPages } from '../features/rooms/list/use-rooms.js';
import { nearbyRooms } from '../features/rooms/nearby/use-nearby-rooms.js';
import { recommendedRooms } from '../features/rooms/recommendations/use-recommended-rooms.js';
import { readCursor, readRoomSearch } from '../features/rooms/search-params.js';
import { readSearchedStay } from '../shared/read-stay-params.js';
import type { PageAddress, ShellPage } from '../shared/shell-page.js';
import { destinationsQuery } from '../shared/use-destinations.js';
import { homeHead } from './heads/home-head.js';
import { messages } from './heads/messages.js';
import { roomHead } from './heads/room-head.js';
import { roomsHead } from './heads/rooms-head.js';

const home: ShellPage = {
  path: paths.home,
  fetch: ({ api, client }) => [
    client.prefetchQuery(recommendedRooms(api)),
    client.prefetchQuery(destinationsQuery(api)),
  ],
  head: homeHead,
};

const rooms: ShellPage = {
  path: paths.rooms,
  module: 'rooms',
  fetch({ api, client }, { address: { searchParams } }) {
    const search = readRoomSearch(searchParams);
    const list = roomPages(api, search, readCursor(searchParams));
    return [client.prefetchInfiniteQuery(list), client.prefetchQuery(roomFacets(api, search))];
  },
  head: roomsHead,
};

const room: ShellPage = {
  path: paths.room.pattern,
  module: 'room',
  fetch({ api, client }, { address: { searchParams }, params }) {
    const query = roomById(api, params['id'] ?? '');
    const fetchNearby = async () => {
      await client.prefetchQuery(query);
      const found = client.getQueryData(query.queryKey);
      if (found) await client.prefetchQuery(nearbyRooms(api, found, readSearchedStay(searchParams)));
    };
    return [fetchNearby()];
  },
  head: roomHead,
};

/** A page of one person, which the browser draws. */
const personal = (path: string, module: string, title: () => string): ShellPage => ({
  path,
  module,
  head: ({ origin, address }) => ({
    title: title(),
    description: messages.description,
    url: origin + (isPattern(path) ? address.pathname : path),
    hidden: true,
  }),
});

/** Any other address, and the pages of remotes. */
const unknown: ShellPage = {
  path: '*',
  module: 'static-pages',
  head: ({ origin, address }) => ({
    title: notFound.documentTitle,
    description: messages.description,
    url: origin + address.pathname,
    hidden: true,
    missing: true,
  }),
};

const indexed = [home, rooms];

/** Every page of the shell but the one for unknown addresses, as the routes of the browser have them. */
const shellPages = [
  ...indexed,
  room,
  personal(paths.myBookings, 'my-bookings', () => myBookings.title),
  personal(paths.myData, 'my-data', () => myData.title),
  personal(paths.receipt.pattern, 'receipt', () => receipt.pageTitle),
  personal(paths.redirect.pattern, 'redirect', () => redirect.title),
  personal(paths.confirmSubscription.pattern, 'confirm-subscription', () => newsletter.confirm.title),
  personal(paths.unsubscribe.pattern, 'unsubscribe', () => newsletter.unsubscribe.title),
  personal(paths.build, 'build-info', () => buildInfo.documentTitle),
];

export const indexedPages = indexed.map(({ path }) => path);

export function findShellPage(address: URL): ShellPage & PageAddress {
  for (const page of shellPages) {
    const match = matchPath(page.path, address.pathname);
    if (match) return { ...page, address, params: match.params };
  }
  return { ...unknown, address, params: {} };
}
