import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '@wayhouse/contracts/call';
import {
  changeAvailabilityOfRooms,
  changeNightsOfRooms,
  changeRatesOfRooms,
} from '@wayhouse/contracts/calls/bulk-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { useChosenHotel } from '../../../shared/chosen-hotel.js';
import { showChanged } from '../../../shared/show-changed.js';
import { useOwnRoomsKey } from '../../../shared/use-own-rooms.js';
import type { BulkChange } from './bulk-change.js';

/** `refused` are rooms that stay as they are. */
export type Applied = { message: string; rooms?: OwnRoom[]; refused?: Refused[] };
type Refused = CallResponse<typeof changeNightsOfRooms>['refused'][number];

/** Applies a change to rooms as they were shown. After a refusal they are read again, so that the next attempt is based on them. */
export function useApplyChange(shown: OwnRoom[], onDone: (applied: Applied) => void) {
  const api = useApi();
  const hotel = useChosenHotel();
  const queryClient = useQueryClient();
  const ownRoomsKey = useOwnRoomsKey();
  return useMutation({
    meta: { quiet: true },
    mutationFn(change: BulkChange): Promise<Applied> {
      const { rooms } = change;
      if ('nights' in change) return api.call(changeNightsOfRooms, { ...change.nights, hotel });
      if ('isAvailable' in change)
        return api.call(changeAvailabilityOfRooms, { hotel, rooms, isAvailable: change.isAvailable });
      const seen = shown.filter(({ _id }) => rooms.includes(_id)).map(({ _id: id, version }) => ({ id, version }));
      return api.call(changeRatesOfRooms, { hotel, rooms: seen, ...change.rates });
    },
    async onSuccess(applied) {
      const changed = new Map(applied.rooms?.map((room) => [room._id, room]));
      await showChanged<OwnRoom[]>(queryClient, ownRoomsKey, (rooms) =>
        rooms?.map((room) => changed.get(room._id) ?? room),
      );
      onDone(applied);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ownRoomsKey }),
  });
}
