import { type OwnerPageName, ownerPatterns } from '@wayhouse/contracts/paths';
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

type OwnerPage = { element: ReactNode; menu?: { title: () => string; Icon: LucideIcon } };

/** Those with `menu` are in the menu, by their title and in this order. */
const pages: Record<OwnerPageName, OwnerPage> = {
  owner: { element: <DashboardPage />, menu: { title: () => dashboard.title, Icon: LayoutDashboard } },
  ownerAddRoom: { element: <AddRoomPage />, menu: { title: () => rooms.add.title, Icon: CirclePlus } },
  ownerListRoom: { element: <RoomListPage />, menu: { title: () => rooms.list.title, Icon: BedDouble } },
  ownerCalendar: { element: <CalendarPage />, menu: { title: () => calendar.title, Icon: CalendarDays } },
  ownerRoom: { element: <EditRoomPage /> },
  ownerBooking: { element: <BookingPage /> },
};

/** All pages of the owner area. */
export const ownerPages = (Object.keys(pages) as OwnerPageName[]).map((name) => ({
  path: ownerPatterns[name],
  ...pages[name],
}));
