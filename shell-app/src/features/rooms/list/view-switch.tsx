import { classNames } from '@wayhouse/web-kit/class-names';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { type RoomSearch, roomViews } from '../room-search.js';
import { roomsPageHref } from '../search-params.js';

/** Rooms or their hotels, of the same search. Links, which also work without scripts. */
export const ViewSwitch = ({ search, className }: { search: RoomSearch; className?: string }) => (
  <ul
    aria-label={messages.views.label}
    className={classNames('flex w-fit shrink-0 rounded-pill inset-ring inset-ring-edge', className)}
  >
    {roomViews.map((view) => (
      <li key={view}>
        <Link
          to={roomsPageHref({ ...search, view })}
          aria-current={view === search.view || undefined}
          className="flex min-h-11 items-center rounded-pill px-4 text-sm font-medium text-ink transition-colors hover:bg-sand aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:hover:bg-ink"
        >
          {messages.views[view]}
        </Link>
      </li>
    ))}
  </ul>
);
