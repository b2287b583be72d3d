import { daysBetween } from '@wayhouse/domain/stay';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { DotSeparatedList } from '@wayhouse/web-kit/ui/display/dot-separated-list';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { FilterChips } from './filters/filter-chips.js';
import { Filters } from './filters/filters.js';
import { IgnoredParamsNote } from './filters/ignored-params-note.js';
import { useRoomFacets } from './filters/use-room-facets.js';
import { RoomResults } from './list/room-results.js';
import { ViewSwitch } from './list/view-switch.js';
import { useStoreRoomCount, useStoredRoomCount } from './list/stored-room-count.js';
import { type Result, useRooms } from './list/use-rooms.js';
import { messages } from './messages.js';
import type { RoomSearch } from './room-search.js';
import { readCursor, writeRoomSearch } from './search-params.js';
import { useRoomSearch } from './use-room-search.js';

/** The rooms with their filters. The whole search is in the address, so reload, Back and shared links keep it. */
export function RoomsBrowser() {
  const [search, change] = useRoomSearch();
  const [params] = useSearchParams();
  const cursor = readCursor(params);
  const query = writeRoomSearch(search).toString();
  const storedCount = useStoredRoomCount(query);
  const rooms = useRooms(search, cursor, storedCount);
  const facets = useRoomFacets(search);
  const { count, place = search.destination, view = search.view, shown = [] } = rooms.data ?? {};
  const hotel = search.hotel && nameOfHotel(shown);
  const texts = messages.lists[view];
  const title = texts.title(count, place, hotel);
  const isBusy = rooms.isPlaceholderData;
  useStoreRoomCount(query, isBusy ? 0 : shown.length);
  const results = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollToResults(results, query);
  const isWide = useIsWide(1024);
  const chips = { search, onChange: change, onLastRemoved: () => heading.current?.focus() };
  return (
    <>
      <div className="relative mb-1 sm:mb-6 lg:mb-8">
        <PageHeading isCompact title={title} documentTitle={messages.documentTitle(place)}>
          <div className="flex items-center justify-between gap-4">
            <div>
              {count?.total === 0 ? messages.noMatch : search.checkIn ? <Dates search={search} /> : messages.addDates}
            </div>
            <ViewSwitch search={search} className="sm:absolute sm:right-0 sm:bottom-0" />
          </div>
        </PageHeading>
      </div>
      <div className="flex flex-col gap-3 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-12">
        <Filters
          search={search}
          facets={facets}
          onChange={change}
          count={count}
          isBusy={isBusy}
          chips={!isWide && <FilterChips {...chips} className="grow shrink-0" />}
        />
        <div ref={results} className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            {texts.results}
          </h2>
          <p role="status" className="sr-only">
            {count && !isBusy && messages.found(title, count, shown.length)}
          </p>
          <IgnoredParamsNote onDismiss={() => heading.current?.focus()} />
          <div className="hidden lg:block">
            {isWide !== false && <FilterChips {...chips} className="mb-5 flex-wrap py-1" />}
          </div>
          <RoomResults rooms={rooms} search={search} cursor={cursor} expected={storedCount} onChange={change} />
        </div>
      </div>
    </>
  );
}

/** Every result is of the one hotel that was asked for. */
function nameOfHotel([first]: Result[]): string | undefined {
  return first && ('room' in first ? first.room.hotel.name : undefined);
}

/** On phones the days stand in the search above. */
function Dates({ search: { checkIn, checkOut, guests } }: { search: RoomSearch }) {
  const nights = messages.forNights(daysBetween(checkIn, checkOut), guests);
  return (
    <>
      <span className="sm:hidden">{nights}</span>
      <div className="max-sm:hidden">
        <DotSeparatedList items={[messages.dates(formatDay(checkIn), formatDay(checkOut)), nights]} />
      </div>
    </>
  );
}

/** Scrolls up to the first result when the search changes. Back restores its own scroll position instead. */
function useScrollToResults(results: RefObject<HTMLElement | null>, search: string) {
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    const element = results.current;
    if (navigationType !== 'POP' && element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [results, search, navigationType]);
}
