import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { RoomsBrowser } from '../features/rooms/rooms-browser.js';
import { useRoomSearch } from '../features/rooms/use-room-search.js';
import { CollapsibleSearch } from '../features/search/collapsible-search.js';

export function RoomsPage() {
  const [{ destination, checkIn, checkOut, guests, roomType, price, sort }] = useRoomSearch();
  const extraParams = { roomType: roomType.join(','), price: price.join(','), sort: sort === 'newest' ? '' : sort };
  return (
    <Container className="pt-6 pb-10">
      <CollapsibleSearch initial={{ destination, checkIn, checkOut, guests }} extraParams={extraParams} />
      <div className="mt-10">
        <RoomsBrowser />
      </div>
    </Container>
  );
}
