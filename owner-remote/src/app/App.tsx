import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { BookingPage } from '../features/bookings/booking-page.js';
import { CalendarPage } from '../features/calendar/calendar-page.js';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
import { OwnerLayout } from './owner-layout.js';
import { AddRoomPage } from '../features/rooms/add-room-page.js';
import { EditRoomPage } from '../features/rooms/edit-room-page.js';
import { RoomListPage } from '../features/rooms/list/room-list-page.js';
import '../remote.css';

export { remoteContract as contract } from '@wayhouse/contracts/remote-contract';

/** The owner area, mounted at `/owner/*`. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="owner" host={host}>
      <Routes>
        <Route element={<OwnerLayout />}>
          <Route index element={<DashboardPage />} />
          <Route path="bookings/:id" element={<BookingPage />} />
          <Route path="add-room" element={<AddRoomPage />} />
          <Route path="list-room" element={<RoomListPage />} />
          <Route path="list-room/:id" element={<EditRoomPage />} />
          <Route path="calendar" element={<CalendarPage />} />
          <Route path="*" element={<Navigate to="/owner" replace />} />
        </Route>
      </Routes>
    </RemoteRoot>
  );
}
