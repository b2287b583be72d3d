import type { OwnRoom } from '@wayhouse/contracts/room';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { RoomNotFound } from './room-not-found.js';
import { useOwnRooms } from './use-own-rooms.js';

type Props = {
  skeleton: ReactNode;
  failed: { title: string; message: string };
  children: (room: OwnRoom) => ReactNode;
};

/** What a page shows of the room in its address. */
export function OfOwnRoom({ skeleton, failed, children }: Props) {
  const { id } = useParams();
  const { data: rooms, isPending, isFetching, refetch } = useOwnRooms();
  const room = rooms?.find(({ _id }) => _id === id);
  if (isPending) return skeleton;
  if (!rooms) return <ErrorState {...failed} onRetry={() => void refetch()} busy={isFetching} />;
  return room ? children(room) : <RoomNotFound id={id} skeleton={skeleton} />;
}
