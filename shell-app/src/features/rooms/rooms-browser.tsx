import { daysBetween } from '@wayhouse/contracts/stay';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { Dotted } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useRef } from 'react';
import { FilterChips } from './filters/filter-chips.js';
import { Filters } from './filters/filters.js';
import { LeftOutNote } from './filters/ignored-params-note.js';
import { RoomList } from './list/room-results.js';
import { type RoomSearch, writeRoomSearch } from './room-search.js';
import { useRememberShown, useShownBefore } from './list/stored-room-count.js';
import { texts } from './messages.js';
import { useResultsInSight } from './list/use-scroll-to-results.js';
import { useRoomCounts } from './filters/use-room-facets.js';
import { useRooms } from './list/use-rooms.js';
import { useRoomSearch } from './use-room-search.js';

/** The rooms with their filters. Everything chosen stands in the address, so reload, Back and a shared link keep it. */
export function RoomsBrowser() {
  const [search, change] = useRoomSearch();
  const query = writeRoomSearch(search).toString();
  const shownBefore = useShownBefore(query);
  const rooms = useRooms(search, shownBefore);
  const counts = useRoomCounts(search);
  const { total, place = search.destination, rooms: shown = [] } = rooms.data ?? {};
  const isBusy = rooms.isPlaceholderData;
  useRememberShown(query, isBusy ? 0 : shown.length);
  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useResultsInSight(results, query);
  return (
    <>
      <div className="mb-6 lg:mb-8">
        <PageHeading title={texts.title(total, place)} documentTitle={texts.documentTitle(place)}>
          {search.checkIn ? <Dates search={search} /> : texts.addDates}
        </PageHeading>
      </div>
      <div className="grid gap-4 lg:grid-cols-[15rem_1fr] lg:gap-12">
        <Filters search={search} counts={counts} onChange={change} total={total} isBusy={isBusy} />
        <div ref={results} className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            {texts.results}
          </h2>
          <p role="status" className="sr-only">
            {total !== undefined && !isBusy && texts.found(total, place, shown.length)}
          </p>
          <LeftOutNote onDismiss={() => heading.current?.focus()} />
          <FilterChips search={search} onChange={change} onLastGone={() => heading.current?.focus()} />
          <RoomList rooms={rooms} search={search} expected={shownBefore} onChange={change} />
        </div>
      </div>
    </>
  );
}

const Dates = ({ search: { checkIn, checkOut, guests } }: { search: RoomSearch }) => (
  <Dotted
    items={[
      texts.dates(formatDay(checkIn), formatDay(checkOut)),
      texts.forNights(daysBetween(checkIn, checkOut), guests),
    ]}
  />
);
