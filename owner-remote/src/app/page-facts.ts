import { paths } from '@wayhouse/contracts/paths';
import type { PageFacts } from '@wayhouse/web-kit/describe-pages';
import { messages as bookings } from '../features/bookings/messages.js';
import { messages as calendar } from '../features/calendar/messages.js';
import { messages as dashboard } from '../features/dashboard/messages.js';
import { messages as rooms } from '../features/rooms/messages.js';

/** Every page of the owner area, and the link of the shell to it. */
export const listPages = (): PageFacts[] => [
  { ...describe(paths.owner, dashboard), links: [{ place: 'owners', label: dashboard.title }] },
  describe(paths.ownerAddRoom, rooms.add),
  describe(paths.ownerListRoom, rooms.list),
  describe(paths.ownerCalendar, calendar),
  describe(paths.ownerRoom.pattern, rooms.edit),
  describe(paths.ownerBooking.pattern, bookings),
  // The dashboard takes the place of whatever else is asked for.
  describe(`${paths.owner}/*`, dashboard),
];

/** No search engine shows them. */
const describe = (path: string, { title, lead }: { title: string; lead: string }): PageFacts => ({
  path,
  title,
  description: lead,
  hidden: true,
});
