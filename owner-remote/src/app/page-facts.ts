import { type OwnerPageName, ownerPatterns, paths } from '@wayhouse/contracts/paths';
import type { PageFacts } from '@wayhouse/web-kit/describe-pages';
import { messages as bookings } from '../features/bookings/messages.js';
import { messages as calendar } from '../features/calendar/messages.js';
import { messages as dashboard } from '../features/dashboard/messages.js';
import { messages as rooms } from '../features/rooms/messages.js';

/** Every page of the owner area, and the link of the shell to it. */
export function listPages(): PageFacts[] {
  const described: Record<OwnerPageName, Description> = {
    owner: { ...dashboard, links: [{ place: 'owners', label: dashboard.title }] },
    ownerAddRoom: rooms.add,
    ownerListRoom: rooms.list,
    ownerCalendar: calendar,
    ownerRoom: rooms.edit,
    ownerBooking: bookings,
  };
  const names = Object.keys(described) as OwnerPageName[];
  return [
    ...names.map((name) => factsOf(ownerPatterns[name], described[name])),
    // The dashboard takes the place of whatever else is asked for.
    factsOf(`${paths.owner}/*`, dashboard),
  ];
}

type Description = { title: string; lead: string } & Pick<PageFacts, 'links'>;

/** No search engine shows them. */
const factsOf = (path: string, { title, lead, links }: Description): PageFacts => ({
  path,
  title,
  description: lead,
  hidden: true,
  links,
});
