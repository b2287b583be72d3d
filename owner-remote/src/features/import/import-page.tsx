import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { ArrowLeft, BedDouble } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AddRoomPrompt } from '../../shared/add-room-prompt.js';
import { useChosenHotel } from '../../shared/chosen-hotel.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';
import { messages } from './messages.js';

export const ImportPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-6 max-w-3xl">
      <Link to={ownerPaths.listRoom} className={`${buttonStyle('quiet', 'small')} -ml-4`}>
        <ArrowLeft aria-hidden className="size-4" /> {messages.back}
      </Link>
      <ImportContent key={useChosenHotel()} />
    </div>
  </>
);

function ImportContent() {
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  if (isPending) return <ImportSkeleton />;
  if (!rooms) return <ErrorState {...messages.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return rooms.length ? <ImportRooms /> : <AddRoomPrompt icon={<BedDouble />} {...messages.empty} />;
}

const ImportSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="grid gap-8 pt-6">
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </div>
);

/** Loaded with the page: no other one of the owner area needs it. */
const ImportRooms = loadable<object>(async () => (await import('./file/import-rooms.js')).ImportRooms, {
  skeleton: <ImportSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
