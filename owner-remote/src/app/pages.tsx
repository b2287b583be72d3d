import type { StaffRole } from '@wayhouse/domain/staff-roles';
import type { PageFacts } from '@wayhouse/web-kit/describe-pages';
import { BedDouble, Building2, CalendarDays, CirclePlus, LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { BookingPage } from '../features/bookings/booking-page.js';
import { messages as bookings } from '../features/bookings/messages.js';
import { BulkPage } from '../features/bulk/bulk-page.js';
import { messages as bulk } from '../features/bulk/messages.js';
import { ChangesPage } from '../features/changes/changes-page.js';
import { messages as changes } from '../features/changes/messages.js';
import { CalendarsPage } from '../features/calendars/calendars-page.js';
import { messages as calendars } from '../features/calendars/messages.js';
import { CalendarPage } from '../features/calendar/calendar-page.js';
import { messages as calendar } from '../features/calendar/messages.js';
import { messages as timeline } from '../features/calendar/timeline/messages.js';
import { TimelinePage } from '../features/calendar/timeline/timeline-page.js';
import { DescriptionPage } from '../features/description/description-page.js';
import { messages as description } from '../features/description/messages.js';
import { AllHotelsPage } from '../features/dashboard/all-hotels/all-hotels-page.js';
import { messages as allHotels } from '../features/dashboard/all-hotels/messages.js';
import { DashboardPage } from '../features/dashboard/dashboard-page.js';
import { messages as dashboard } from '../features/dashboard/messages.js';
import { AddHotelPage } from '../features/hotel/add-hotel-page.js';
import { AddBookingPage } from '../features/desk-booking/add-booking-page.js';
import { messages as desk } from '../features/desk-booking/messages.js';
import { HotelPhotosPage } from '../features/hotel-photos/hotel-photos-page.js';
import { messages as hotelPhotos } from '../features/hotel-photos/messages.js';
import { HotelPage } from '../features/hotel/hotel-page.js';
import { messages as hotel } from '../features/hotel/messages.js';
import { InvoicesPage } from '../features/invoices/invoices-page.js';
import { messages as invoices } from '../features/invoices/messages.js';
import { ImportPage } from '../features/import/import-page.js';
import { messages as imports } from '../features/import/messages.js';
import { messages as ratePlans } from '../features/rate-plans/messages.js';
import { RatePlansPage } from '../features/rate-plans/rate-plans-page.js';
import { messages as promotions } from '../features/promotions/messages.js';
import { PromotionsPage } from '../features/promotions/promotions-page.js';
import { messages as rates } from '../features/rates/messages.js';
import { RatesPage } from '../features/rates/rates-page.js';
import { messages as notifications } from '../features/notifications/messages.js';
import { NotificationsPage } from '../features/notifications/notifications-page.js';
import { messages as offers } from '../features/offers/messages.js';
import { OffersPage } from '../features/offers/offers-page.js';
import { AddRoomPage } from '../features/rooms/add-room-page.js';
import { EditRoomPage } from '../features/rooms/edit-room-page.js';
import { RoomListPage } from '../features/rooms/list/room-list-page.js';
import { messages as rooms } from '../features/rooms/messages.js';
import { messages as role } from '../features/role/messages.js';
import { RolePage } from '../features/role/role-page.js';
import { messages as staff } from '../features/staff/messages.js';
import { StaffPage } from '../features/staff/staff-page.js';
import { messages as taxes } from '../features/taxes/messages.js';
import { TaxesPage } from '../features/taxes/taxes-page.js';
import { type OwnerPageName, ownerPatterns } from '../shared/owner-paths.js';

type OwnerPage = {
  element: ReactNode;
  text: () => { title: string; lead: string };
  /** The least role at the hotel that the page is for; without it, that of a viewer. */
  needs?: StaffRole;
  /** Those with one are in the menu, by their title and in this order. */
  MenuIcon?: LucideIcon;
  /** Where the shell links to it. */
  links?: () => PageFacts['links'];
};

const pages: Record<OwnerPageName, OwnerPage> = {
  dashboard: {
    element: <DashboardPage />,
    text: () => dashboard,
    MenuIcon: LayoutDashboard,
    links: () => [{ place: 'owners', label: dashboard.title }],
  },
  addRoom: { element: <AddRoomPage />, text: () => rooms.add, MenuIcon: CirclePlus, needs: 'manager' },
  listRoom: { element: <RoomListPage />, text: () => rooms.list, MenuIcon: BedDouble },
  import: { element: <ImportPage />, text: () => imports, needs: 'manager' },
  bulk: { element: <BulkPage />, text: () => bulk, needs: 'manager' },
  calendar: { element: <CalendarPage />, text: () => calendar, MenuIcon: CalendarDays },
  hotel: { element: <HotelPage />, text: () => hotel, MenuIcon: Building2, needs: 'manager' },
  allHotels: { element: <AllHotelsPage />, text: () => allHotels },
  addHotel: { element: <AddHotelPage />, text: () => hotel.add },
  hotelPhotos: { element: <HotelPhotosPage />, text: () => hotelPhotos, needs: 'manager' },
  taxes: { element: <TaxesPage />, text: () => taxes, needs: 'owner' },
  offers: { element: <OffersPage />, text: () => offers, needs: 'manager' },
  ratePlans: { element: <RatePlansPage />, text: () => ratePlans, needs: 'manager' },
  promotions: { element: <PromotionsPage />, text: () => promotions, needs: 'manager' },
  staff: { element: <StaffPage />, text: () => staff, needs: 'owner' },
  role: { element: <RolePage />, text: () => role },
  changes: { element: <ChangesPage />, text: () => changes, needs: 'manager' },
  invoices: { element: <InvoicesPage />, text: () => invoices },
  timeline: { element: <TimelinePage />, text: () => timeline },
  room: { element: <EditRoomPage />, text: () => rooms.edit, needs: 'manager' },
  description: { element: <DescriptionPage />, text: () => description, needs: 'manager' },
  rates: { element: <RatesPage />, text: () => rates, needs: 'manager' },
  calendars: { element: <CalendarsPage />, text: () => calendars },
  addBooking: { element: <AddBookingPage />, text: () => desk, needs: 'reception' },
  booking: { element: <BookingPage />, text: () => bookings },
  notifications: { element: <NotificationsPage />, text: () => notifications },
};

/** All pages of the owner area. */
export const ownerPages = (Object.keys(pages) as OwnerPageName[]).map((name) => ({
  path: ownerPatterns[name],
  ...pages[name],
}));
