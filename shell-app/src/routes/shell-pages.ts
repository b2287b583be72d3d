import { isPattern } from '@wayhouse/contracts/path-pattern';
import { type HiddenPageName, indexedPatterns, type ShellPageName, shellPatterns } from '@wayhouse/contracts/paths';
import { nearPlaces } from '@wayhouse/domain/near-places';
import { matchPath } from 'react-router-dom';
import { hotelByName } from '../features/hotel/use-hotel.js';
import { messages as bookRooms } from '../features/booking/together/messages.js';
import { messages as buildInfo } from '../features/build-info/messages.js';
import { messages as invitations } from '../features/invitations/messages.js';
import { messages as myBookings } from '../features/my-bookings/messages.js';
import { messages as myData } from '../features/my-data/messages.js';
import { messages as newsletter } from '../features/newsletter/messages.js';
import { messages as notFound } from '../features/not-found/messages.js';
import { messages as receipt } from '../features/receipt/messages.js';
import { messages as redirect } from '../features/redirect/messages.js';
import { roomFacets } from '../features/rooms/filters/use-room-facets.js';
import { roomPages } from '../features/rooms/list/use-rooms.js';
import { nearbyRooms } from '../features/rooms/nearby/use-nearby-rooms.js';
import { roomsOfHotel } from '../features/rooms/of-hotel/use-hotel-rooms.js';
import { recommendedRooms } from '../features/rooms/recommendations/use-recommended-rooms.js';
import { readCursor, readRoomSearch } from '../features/rooms/search-params.js';
import { roomById } from '../shared/room-by-id.js';
import { readSearchedStay } from '../shared/read-stay-params.js';
import type { PageAddress, ShellPage } from '../shared/shell-page.js';
import { destinationsQuery } from '../shared/use-destinations.js';
import { homeHead } from './heads/home-head.js';
import { hotelHead } from './heads/hotel-head.js';
import { messages } from './heads/messages.js';
import { roomHead } from './heads/room-head.js';
import { roomsHead } from './heads/rooms-head.js';

const home: ShellPage = {
  fetch: ({ api, client }) => [
    client.prefetchQuery(recommendedRooms(api)),
    client.prefetchQuery(destinationsQuery(api)),
  ],
  head: homeHead,
};

const rooms: ShellPage = {
  fetch({ api, client }, { address: { searchParams } }) {
    const search = readRoomSearch(searchParams);
    const list = roomPages(api, search, readCursor(searchParams));
    return [
      client.prefetchInfiniteQuery(list),
      client.prefetchQuery(roomFacets(api, search)),
      // For a destination that is misspelt.
      ...(nearPlaces(search.destination).length ? [client.prefetchQuery(destinationsQuery(api))] : []),
    ];
  },
  head: roomsHead,
};

const room: ShellPage = {
  fetch({ api, client, config }, { address: { searchParams }, params }) {
    const query = roomById(api, params['id'] ?? '');
    const fetchNearby = async () => {
      await client.prefetchQuery(query);
      const found = client.getQueryData(query.queryKey);
      if (!found) return;
      const stay = readSearchedStay(searchParams, found.hotel.city);
      await client.prefetchQuery(nearbyRooms(api, found, stay, config));
    };
    return [fetchNearby()];
  },
  head: roomHead,
};

const hotel: ShellPage = {
  fetch({ api, client }, { address: { searchParams }, params }) {
    const query = hotelByName(api, params['hotel'] ?? '');
    const fetchRooms = async () => {
      await client.prefetchQuery(query);
      const found = client.getQueryData(query.queryKey);
      if (found) await client.prefetchQuery(roomsOfHotel(api, found._id, readSearchedStay(searchParams, found.city)));
    };
    return [fetchRooms()];
  },
  head: hotelHead,
};

/** A page that the browser draws. */
const hidden = (title: () => string): ShellPage => ({
  head: ({ origin, path, address }) => ({
    title: title(),
    description: messages.description,
    url: origin + (isPattern(path) ? address.pathname : path),
    hidden: true,
  }),
});

/** Any other address, and the pages of remotes. */
const unknown: ShellPage = {
  head: ({ origin, address }) => ({
    title: notFound.documentTitle,
    description: messages.description,
    url: origin + address.pathname,
    hidden: true,
    missing: true,
  }),
};

const hiddenPages: Record<HiddenPageName, ShellPage> = {
  bookRooms: hidden(() => bookRooms.title),
  myBookings: hidden(() => myBookings.title),
  receipt: hidden(() => receipt.pageTitle),
  myData: hidden(() => myData.title),
  invitations: hidden(() => invitations.title),
  confirmSubscription: hidden(() => newsletter.confirm.title),
  unsubscribe: hidden(() => newsletter.unsubscribe.title),
  buildInfo: hidden(() => buildInfo.documentTitle),
  redirect: hidden(() => redirect.title),
};

/** Every page of the shell but the one for unknown addresses. */
const pages: Record<ShellPageName, ShellPage> = { home, rooms, room, hotel, ...hiddenPages };
const names = Object.keys(pages) as ShellPageName[];

export const indexedPages = Object.values(indexedPatterns).filter((pattern) => !isPattern(pattern));

/** `module` is the one in `routes/`, which is named after the page. */
export function findShellPage(address: URL): ShellPage & PageAddress & { module: string } {
  for (const name of names) {
    const path = shellPatterns[name];
    const match = matchPath(path, address.pathname);
    if (match) return { ...pages[name], path, module: kebabCase(name), address, params: match.params };
  }
  return { ...unknown, path: '*', module: 'static-pages', address, params: {} };
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
