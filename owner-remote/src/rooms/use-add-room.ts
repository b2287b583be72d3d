import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import type { RoomType } from '@wayhouse/contracts/room-types';
import { useApi } from '@wayhouse/web-kit/api';
import type { RoomDraft } from './room-draft.js';
import { ownRoomsKey } from './use-own-rooms.js';

/** Lists the room. The draft must have passed the form's rules. */
export function useAddRoom() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ images, roomType, pricePerNight, amenities }: RoomDraft) =>
      api.call(
        addRoom,
        { roomType: roomType as RoomType, pricePerNight, amenities: JSON.stringify(amenities) },
        { files: images.filter((image) => image !== null) },
      ),
    onSuccess: () => void client.invalidateQueries({ queryKey: ownRoomsKey }),
  });
}
