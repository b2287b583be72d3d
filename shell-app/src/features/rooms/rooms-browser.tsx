import { daysBetween } from '@wayhouse/contracts/stay';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { FilterChips } from './filter-chips.js';
import { Filters } from './filters.js';
import { RoomList } from './room-list.js';
import { hasFilters, type RoomSearch, withoutFilters } from './room-search.js';
import { texts } from './texts.js';
import { useRoomSearch } from './use-room-search.js';
import { useRooms } from './use-rooms.js';

/** The rooms with their filters. Everything chosen stands in the address, so reload, Back and a shared link keep it. */
export function RoomsBrowser() {
  const [search, change] = useRoomSearch();
  const rooms = useRooms(search);
  const total = rooms.data?.total;
  const clear = () => change(withoutFilters(search));
  return (
    <>
      <div className="mb-8">
        <PageHeading title={texts.title(total, search.destination)}>
          {search.checkIn ? <Dates search={search} /> : texts.addDates}
        </PageHeading>
      </div>
      <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-12">
        <Filters
          search={search}
          onChange={change}
          total={total}
          onClear={clear}
          canClear={hasFilters(search) || search.sort !== 'newest'}
        />
        <div className="min-w-0">
          <h2 className="sr-only">{texts.results}</h2>
          <FilterChips search={search} onChange={change} />
          <RoomList rooms={rooms} search={search} onClear={clear} />
        </div>
      </div>
    </>
  );
}

const Dates = ({ search: { checkIn, checkOut, guests } }: { search: RoomSearch }) => (
  <>
    {formatDay(checkIn)} – {formatDay(checkOut)} · {texts.forNights(daysBetween(checkIn, checkOut), guests)}
  </>
);
