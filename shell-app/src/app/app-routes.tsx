import { paths } from '@wayhouse/contracts/paths';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../routes/home.js';
import { Layout } from './layout.js';
import { laterPage } from '../shared/lazy.js';

const RoomsPage = laterPage(async () => (await import('../routes/rooms.js')).RoomsPage);
const RoomPage = laterPage(async () => (await import('../routes/room.js')).RoomPage);
const MyBookingsPage = laterPage(async () => (await import('../routes/my-bookings.js')).MyBookingsPage);
const ReceiptPage = laterPage(async () => (await import('../routes/receipt.js')).ReceiptPage);
const LoaderPage = laterPage(async () => (await import('../routes/loader.js')).LoaderPage);
const UnsubscribePage = laterPage(async () => (await import('../routes/unsubscribe.js')).UnsubscribePage);
const BuildPage = laterPage(async () => (await import('../routes/build-info.js')).BuildPage);
const OwnerPage = laterPage(async () => (await import('../routes/owner.js')).OwnerPage);
const OtherPages = laterPage(async () => (await import('../routes/static-pages.js')).OtherPages);

export const AppRoutes = () => (
  <Routes>
    <Route path="/owner/*" element={<OwnerPage />} />
    <Route element={<Layout />}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.rooms} element={<RoomsPage />} />
      <Route path="/rooms/:id" element={<RoomPage />} />
      <Route path={paths.myBookings} element={<MyBookingsPage />} />
      <Route path="/my-bookings/:id/receipt" element={<ReceiptPage />} />
      <Route path="/loader/*" element={<LoaderPage />} />
      <Route path={paths.build} element={<BuildPage />} />
      <Route path="/newsletter/unsubscribe/:token" element={<UnsubscribePage />} />
      <Route path="*" element={<OtherPages />} />
    </Route>
  </Routes>
);
