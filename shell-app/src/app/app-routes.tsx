import { type ShellPageName, shellPatterns } from '@wayhouse/contracts/paths';
import { type ComponentType, useContext } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../routes/home.js';
import { lazyPage } from '../shared/lazy.js';
import { ServedPathContext } from '../shared/page-state.js';
import { type RemoteRouteLoaders, RemoteRouteLoadersContext } from '../shared/remotes/remote-route-loaders.js';
import { useRuntimeConfig } from '../shared/runtime-config.js';
import { Layout } from './layout.js';

const loadOwner = () => import('../routes/owner.js');
const loadStaticPages = () => import('../routes/static-pages.js');
const remoteRoutes: RemoteRouteLoaders = { owner: loadOwner, 'static-pages': loadStaticPages };

const pages: Record<ShellPageName, ComponentType> = {
  home: HomePage,
  rooms: lazyPage(async () => (await import('../routes/rooms.js')).RoomsPage),
  room: lazyPage(async () => (await import('../routes/room.js')).RoomPage),
  hotel: lazyPage(async () => (await import('../routes/hotel.js')).HotelPage),
  bookRooms: lazyPage(async () => (await import('../routes/book-rooms.js')).BookRoomsPage),
  myBookings: lazyPage(async () => (await import('../routes/my-bookings.js')).MyBookingsPage),
  receipt: lazyPage(async () => (await import('../routes/receipt.js')).ReceiptPage),
  myData: lazyPage(async () => (await import('../routes/my-data.js')).MyDataPage),
  invitations: lazyPage(async () => (await import('../routes/invitations.js')).InvitationsPage),
  confirmSubscription: lazyPage(
    async () => (await import('../routes/confirm-subscription.js')).ConfirmSubscriptionPage,
  ),
  unsubscribe: lazyPage(async () => (await import('../routes/unsubscribe.js')).UnsubscribePage),
  buildInfo: lazyPage(async () => (await import('../routes/build-info.js')).BuildInfoPage),
  redirect: lazyPage(async () => (await import('../routes/redirect.js')).RedirectPage),
};
const names = Object.keys(pages) as ShellPageName[];

const OwnerPage = lazyPage(async () => (await loadOwner()).OwnerPage);
const StaticPages = lazyPage(async () => (await loadStaticPages()).StaticPages);

export function AppRoutes() {
  const config = useRuntimeConfig();
  const served = useContext(ServedPathContext);
  // The server has found the page already, and to rank all patterns again would take a twentieth of rendering it.
  const isServed = (name: ShellPageName) => !served || shellPatterns[name] === served;
  const ownerArea = config.state === 'ready' ? config.pages.owner?.area : undefined;
  return (
    <RemoteRouteLoadersContext value={remoteRoutes}>
      <Routes>
        {ownerArea && <Route path={`${ownerArea}/*`} element={<OwnerPage />} />}
        <Route element={<Layout />}>
          {names.filter(isServed).map((name) => {
            const Page = pages[name];
            return <Route key={name} path={shellPatterns[name]} element={<Page />} />;
          })}
          <Route path="*" element={<StaticPages />} />
        </Route>
      </Routes>
    </RemoteRouteLoadersContext>
  );
}
