import { queryOptions } from '@tanstack/react-query';
import { showRoom } from '@wayhouse/contracts/calls/room-calls';
import { ApiError } from '@wayhouse/web-kit/api-error';
import type { PublicApi } from '@wayhouse/web-kit/create-api';
import { roomKey } from './query-keys.js';

/** A room; null if there is none with this id. */
export const roomById = (api: PublicApi, id: string) =>
  queryOptions({
    queryKey: roomKey(id),
    queryFn: () =>
      api.call(showRoom, { id }).then(
        ({ room }) => room,
        (error: Error) => {
          if (isRoomNotFound(error)) return null;
          throw error;
        },
      ),
  });

const isRoomNotFound = (error: Error): boolean => error instanceof ApiError && [400, 404].includes(error.status);
