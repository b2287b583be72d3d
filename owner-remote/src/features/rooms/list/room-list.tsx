import type { OwnRoom } from '@wayhouse/contracts/room';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { texts } from '../messages.js';
import { arrangeRooms } from './filter-and-sort-rooms.js';
import { ListTools } from './room-list-toolbar.js';
import { RoomCards } from './room-cards.js';
import { RoomsTable } from './rooms-table.js';
import { useListAddress } from './use-room-list-params.js';

/** The rooms as the address asks for them. */
export function ArrangedRooms({ rooms }: { rooms: OwnRoom[] }) {
  const { currency } = useHost().config;
  const address = useListAddress();
  const search = useRef<HTMLInputElement>(null);
  const List = useIsWide(1024) ? RoomsTable : RoomCards;
  const shown = arrangeRooms(rooms, address.search, address.sort, currency);
  const clear = () => {
    address.setSearch('');
    search.current?.focus();
  };
  return (
    <>
      <ListTools {...address} searchRef={search} />
      <p role="status" className="mb-3 text-sm text-muted">
        {texts.list.count(shown.length, rooms.length)}
      </p>
      {shown.length ? <List rooms={shown} /> : <NoMatch search={address.search} onClear={clear} />}
    </>
  );
}

const NoMatch = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <Card>
    <EmptyState
      icon={<SearchX />}
      title={texts.list.noMatch.title}
      action={<Button onClick={onClear}>{texts.list.noMatch.action}</Button>}
    >
      {texts.list.noMatch.body(search.trim())}
    </EmptyState>
  </Card>
);
