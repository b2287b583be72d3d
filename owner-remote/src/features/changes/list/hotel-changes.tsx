import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { retentionDays } from '@wayhouse/domain/retention';
import { counts } from '@wayhouse/messages/counts';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useFocusFirstNewItem } from '@wayhouse/web-kit/use-focus-first-new-item';
import { History } from 'lucide-react';
import { useRef } from 'react';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { useOwnRooms } from '../../../shared/use-own-rooms.js';
import { ChangesSkeleton } from '../changes-skeleton.js';
import { messages as pageMessages } from '../messages.js';
import { ChangeEntry } from './change-entry.js';
import { messages } from './messages.js';
import { useHotelChanges } from './use-hotel-changes.js';
import { useShortRoomNames } from './use-short-room-names.js';

/** The changes of a hotel, the newest first, more on request. */
export function HotelChanges({ hotel: { _id, city } }: { hotel: HotelProfile }) {
  const { data: changes, isPending, isFetching, refetch, ...query } = useHotelChanges(_id);
  const list = useRef<HTMLOListElement>(null);
  const focusFirstNewItem = useFocusFirstNewItem(list, changes?.length ?? 0, itself);
  const roomNames = useShortRoomNames(useOwnRooms().data ?? []);
  if (isPending) return <ChangesSkeleton />;
  if (!changes) return <ErrorState {...pageMessages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (changes.length === 0)
    return (
      <EmptyState icon={<History />} title={messages.empty.title}>
        {messages.empty.body}
      </EmptyState>
    );
  return (
    <>
      <Card className="mt-3">
        <ol ref={list} aria-label={messages.list} className="divide-y divide-line">
          {changes.map((change) => (
            <li key={change._id} tabIndex={-1} className="px-4 py-4 sm:px-5">
              <ChangeEntry change={change} roomNames={roomNames} city={city} />
            </li>
          ))}
        </ol>
      </Card>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={query.isFetchingNextPage}
          onClick={() => {
            focusFirstNewItem();
            void query.fetchNextPage();
          }}
        >
          {messages.more}
        </Button>
      )}
      <p className="mt-4 text-sm text-muted">{sharedMessages.clock(city)}</p>
      {!query.hasNextPage && (
        <p className="text-sm text-muted">{messages.end(counts.years(retentionDays.recordedChange / 365))}</p>
      )}
    </>
  );
}

const itself = (item: Element) => item as HTMLElement;
