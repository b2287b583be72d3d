import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { RemoteRoot } from '@wayhouse/web-kit/remote-root';
import { Navigate, Route, Routes } from 'react-router-dom';
import { OwnerBooking } from './bookings/owner-booking.js';
import { CalendarPage } from './calendar/calendar-page.js';
import { Dashboard } from './dashboard/dashboard.js';
import { OwnerLayout } from './layout/owner-layout.js';
import { AddRoom } from './rooms/add-room.js';
import { EditRoom } from './rooms/edit-room.js';
import { ListRoom } from './rooms/list/list-room.js';
import './remote.css';

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
