import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { OwnerBooking } from '../features/bookings/booking-page.js';
import { CalendarPage } from '../features/calendar/calendar-page.js';
import { Dashboard } from '../features/dashboard/dashboard-page.js';
import { OwnerLayout } from './owner-layout.js';
import { AddRoom } from '../features/rooms/add-room-page.js';
import { EditRoom } from '../features/rooms/edit-room-page.js';
import { ListRoom } from '../features/rooms/list/room-list-page.js';
import '../remote.css';

export { remoteContract as contract } from '@wayhouse/contracts/remote-contract';

/** The owner area, mounted at `/owner/*`. */
export default function App(host: RemoteProps) {
  return (
    <RemoteRoot remote="owner" host={host}>
      <Routes>
        <Route element={<OwnerLayout />}>
          <Route index element={<Dashboard />} />
          <Route path="bookings/:id" element={<OwnerBooking />} />
          <Route path="add-room" element={<AddRoom />} />
          <Route path="list-room" element={<ListRoom />} />
          <Route path="list-room/:id" element={<EditRoom />} />
          <Route path="calendar" element={<CalendarPage />} />
          <Route path="*" element={<Navigate to="/owner" replace />} />
        </Route>
      </Routes>
    </RemoteRoot>
  );
}
