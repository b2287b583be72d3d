import type { OwnRoom } from '@wayhouse/contracts/room';
import { loadable } from '@wayhouse/web-kit/loadable';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { CalendarPlus } from 'lucide-react';
import { AddRoomPrompt } from '../../shared/add-room-prompt.js';
import { useOwnHotels } from '../../shared/use-own-hotels.js';
import { useOwnRooms } from '../../shared/use-own-rooms.js';
import type { DeskFormProps } from './form/desk-form.js';
import { messages } from './messages.js';

export const AddBookingPage = () => (
  <>
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-8">
      <AddBookingContent />
    </div>
  </>
);

function AddBookingContent() {
  const rooms = useOwnRooms();
  const hotels = useOwnHotels();
  const retry = () => void Promise.all([rooms.refetch(), hotels.refetch()]);
  if (rooms.isPending || hotels.isPending) return <FormSkeleton />;
  if (!rooms.data || !hotels.data)
    return <ErrorState {...messages.failed} onRetry={retry} busy={rooms.isFetching || hotels.isFetching} />;
  const [first, ...others] = rooms.data;
  if (!first) return <AddRoomPrompt icon={<CalendarPlus />} {...messages.empty} />;
  const hotel = hotels.data.find(({ _id }) => _id === first.hotel._id);
  const all: [OwnRoom, ...OwnRoom[]] = [first, ...others];
  return <DeskForm rooms={all} hotel={hotel} />;
}

const FormSkeleton = () => (
  <div role="status" aria-label={messages.loading} className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
    <Skeleton className="h-140 rounded-card" />
    <Skeleton className="h-60 rounded-card" />
  </div>
);

/** Loaded with the page: no other one of the owner area needs it. */
const DeskForm = loadable<DeskFormProps>(async () => (await import('./form/desk-form.js')).DeskForm, {
  skeleton: <FormSkeleton />,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
