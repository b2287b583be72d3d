import { daysBetween } from '@wayhouse/domain/stay';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { FilterChips } from './filters/filter-chips.js';
import { Filters } from './filters/filters.js';
import { IgnoredParamsNote } from './filters/ignored-params-note.js';
import { useRoomFacets } from './filters/use-room-facets.js';
import { RoomResults } from './list/room-results.js';
import { useStoreRoomCount, useStoredRoomCount } from './list/stored-room-count.js';
import { useRooms } from './list/use-rooms.js';
import { messages } from './messages.js';
import type { RoomSearch } from './room-search.js';
import { writeRoomSearch } from './search-params.js';
import { useRoomSearch } from './use-room-search.js';

/** The rooms with their filters. The whole search is in the address, so reload, Back and shared links keep it. */
export function RoomsBrowser() {
  const [search, change] = useRoomSearch();
  const query = writeRoomSearch(search).toString();
  const storedCount = useStoredRoomCount(query);
  const rooms = useRooms(search, storedCount);
  const facets = useRoomFacets(search);
  const { total, place = search.destination, rooms: shown = [] } = rooms.data ?? {};
  const isBusy = rooms.isPlaceholderData;
  useStoreRoomCount(query, isBusy ? 0 : shown.length);
  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollToResults(results, query);
  return (
    <>
      <div className="mb-6 lg:mb-8">
        <PageHeading title={messages.title(total, place)} documentTitle={messages.documentTitle(place)}>
          {search.checkIn ? <Dates search={search} /> : messages.addDates}
        </PageHeading>
      </div>
      <div className="grid gap-4 lg:grid-cols-[15rem_1fr] lg:gap-12">
        <Filters search={search} facets={facets} onChange={change} total={total} isBusy={isBusy} />
        <div ref={results} className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            {messages.results}
          </h2>
          <p role="status" className="sr-only">
            {total !== undefined && !isBusy && messages.found(total, place, shown.length)}
          </p>
          <IgnoredParamsNote onDismiss={() => heading.current?.focus()} />
          <FilterChips search={search} onChange={change} onLastRemoved={() => heading.current?.focus()} />
          <RoomResults rooms={rooms} search={search} expected={storedCount} onChange={change} />
        </div>
      </div>
    </>
  );
}

const Dates = ({ search: { checkIn, checkOut, guests } }: { search: RoomSearch }) => (
  <DotSeparatedList
    items={[
      messages.dates(formatDay(checkIn), formatDay(checkOut)),
      messages.forNights(daysBetween(checkIn, checkOut), guests),
    ]}
  />
);

/** Scrolls up to the first result when the search changes. Back restores its own scroll position instead. */
function useScrollToResults(results: RefObject<HTMLElement | null>, search: string) {
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    const element = results.current;
    if (navigationType !== 'POP' && element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [results, search, navigationType]);
}
