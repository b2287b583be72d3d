import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { RoomsBrowser } from '../features/rooms/rooms-browser.js';
import { writeFilters } from '../features/rooms/search-params.js';
import { useRoomSearch } from '../features/rooms/use-room-search.js';
import { CollapsibleSearch } from '../features/search/collapsible-search.js';

export function RoomsPage() {
  const [search] = useRoomSearch();
  const { destination, checkIn, checkOut, guests, adults } = search;
  const { hotel, ...others } = writeFilters(search);
  return (
    <Container className="pt-4 pb-10 sm:pt-6">
      <CollapsibleSearch
        initial={{ destination, checkIn, checkOut, guests, adults }}
        extraParams={others}
        placeParams={hotel ? { hotel } : undefined}
      />
      <div className="mt-4 sm:mt-10">
        <RoomsBrowser />
      </div>
    </Container>
  );
}
