import { paths } from '@wayhouse/contracts/paths';
import { BedDouble, CalendarDays, CirclePlus, LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { BookingPage } from '../features/bookings/booking-page.js';
import { CalendarPage } from '../features/calendar/calendar-page.js';
import { messages as calendar } from '../features/calendar/messages.js';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
import { messages as dashboard } from '../features/dashboard/messages.js';
import { AddRoomPage } from '../features/rooms/add-room-page.js';
import { EditRoomPage } from '../features/rooms/edit-room-page.js';
import { RoomListPage } from '../features/rooms/list/room-list-page.js';
import { messages as rooms } from '../features/rooms/messages.js';

type OwnerPage = { path: string; element: ReactNode; menu?: { title: () => string; Icon: LucideIcon } };

/** All pages of the owner area. Those with `menu` are in the menu, by their title and in this order. */
export const ownerPages: OwnerPage[] = [
  { path: paths.owner, element: <DashboardPage />, menu: { title: () => dashboard.title, Icon: LayoutDashboard } },
  { path: paths.ownerAddRoom, element: <AddRoomPage />, menu: { title: () => rooms.add.title, Icon: CirclePlus } },
  { path: paths.ownerListRoom, element: <RoomListPage />, menu: { title: () => rooms.list.title, Icon: BedDouble } },
  { path: paths.ownerCalendar, element: <CalendarPage />, menu: { title: () => calendar.title, Icon: CalendarDays } },
  { path: paths.ownerRoom.pattern, element: <EditRoomPage /> },
  { path: paths.ownerBooking.pattern, element: <BookingPage /> },
];
