import { paths } from '@wayhouse/contracts/paths';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../routes/home.js';
import { lazyPage } from '../shared/lazy.js';
import { type RemoteRouteLoaders, RemoteRouteLoadersContext } from '../shared/remotes/remote-route-loaders.js';
import { useRuntimeConfig } from '../shared/runtime-config.js';
import { Layout } from './layout.js';

const loadOwner = () => import('../routes/owner.js');
const loadStaticPages = () => import('../routes/static-pages.js');
const remoteRoutes: RemoteRouteLoaders = { owner: loadOwner, 'static-pages': loadStaticPages };

const RoomsPage = lazyPage(async () => (await import('../routes/rooms.js')).RoomsPage);
const RoomPage = lazyPage(async () => (await import('../routes/room.js')).RoomPage);
const MyBookingsPage = lazyPage(async () => (await import('../routes/my-bookings.js')).MyBookingsPage);
const MyDataPage = lazyPage(async () => (await import('../routes/my-data.js')).MyDataPage);
const ReceiptPage = lazyPage(async () => (await import('../routes/receipt.js')).ReceiptPage);
const RedirectPage = lazyPage(async () => (await import('../routes/redirect.js')).RedirectPage);
const ConfirmSubscriptionPage = lazyPage(
  async () => (await import('../routes/confirm-subscription.js')).ConfirmSubscriptionPage,
);
const UnsubscribePage = lazyPage(async () => (await import('../routes/unsubscribe.js')).UnsubscribePage);
const BuildInfoPage = lazyPage(async () => (await import('../routes/build-info.js')).BuildInfoPage);
const OwnerPage = lazyPage(async () => (await loadOwner()).OwnerPage);
const StaticPages = lazyPage(async () => (await loadStaticPages()).StaticPages);

export function AppRoutes() {
  const config = useRuntimeConfig();
  const ownerArea = config.state === 'ready' ? config.pages.owner?.area : undefined;
  return (
    <RemoteRouteLoadersContext value={remoteRoutes}>
      <Routes>
        {ownerArea && <Route path={`${ownerArea}/*`} element={<OwnerPage />} />}
        <Route element={<Layout />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.rooms} element={<RoomsPage />} />
          <Route path={paths.room.pattern} element={<RoomPage />} />
          <Route path={paths.myBookings} element={<MyBookingsPage />} />
          <Route path={paths.myData} element={<MyDataPage />} />
          <Route path={paths.receipt.pattern} element={<ReceiptPage />} />
          <Route path={paths.redirect.pattern} element={<RedirectPage />} />
          <Route path={paths.build} element={<BuildInfoPage />} />
          <Route path={paths.confirmSubscription.pattern} element={<ConfirmSubscriptionPage />} />
          <Route path={paths.unsubscribe.pattern} element={<UnsubscribePage />} />
          <Route path="*" element={<StaticPages />} />
        </Route>
      </Routes>
    </RemoteRouteLoadersContext>
  );
}
