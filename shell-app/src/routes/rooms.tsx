import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { RoomsBrowser } from '../features/rooms/rooms-browser.js';
import { useRoomSearch } from '../features/rooms/use-room-search.js';
import { FoldableSearch } from '../features/search/collapsible-search.js';

export function RoomsPage() {
  const [{ destination, checkIn, checkOut, guests, roomType, price, sort }] = useRoomSearch();
  const keep = { roomType: roomType.join(','), price: price.join(','), sort: sort === 'newest' ? '' : sort };
  return (
    <Container className="pt-6 pb-10">
      <FoldableSearch initial={{ destination, checkIn, checkOut, guests }} keep={keep} />
      <div className="mt-10">
        <RoomsBrowser />
      </div>
    </Container>
  );
}
