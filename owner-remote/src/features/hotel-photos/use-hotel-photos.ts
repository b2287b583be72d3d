import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { limits } from '@wayhouse/domain/limits';
import { useApi } from '@wayhouse/web-kit/api';
import { useState } from 'react';
import { filledPhotos, type SlotPhoto, toSlots } from '../../shared/photos/photo-slots.js';
import type { ChangeSlots } from '../../shared/photos/use-photo-slots.js';
import { useUpload } from '../../shared/photos/use-upload.js';
import { ownHotelsKey, useReplaceOwnHotel } from '../../shared/use-own-hotels.js';
import { sendPhotos } from './send-photos.js';

const toHotelSlots = (photos: SlotPhoto[]) => toSlots(photos, limits.hotelImages);

/** The photos of a hotel as they are chosen, based on the version of it that was shown; `mutation` saves them. */
export function useHotelPhotos(hotel: HotelProfile) {
  const api = useApi();
  const replaceOwnHotel = useReplaceOwnHotel();
  const [base, setBase] = useState(hotel);
  const [slots, setSlots] = useState(() => toHotelSlots(hotel.images ?? []));
  const mutation = useUpload<void>(ownHotelsKey, (_, options) =>
    sendPhotos(
      api,
      { id: hotel._id, version: base.version, photos: filledPhotos(slots) },
      {
        ...options,
        onSaved({ hotel: saved }, photos) {
          setBase(saved);
          setSlots(toHotelSlots(photos));
          void replaceOwnHotel(saved);
        },
      },
    ),
  );
  return {
    slots,
    change: setSlots as ChangeSlots,
    isChanged: JSON.stringify(filledPhotos(slots)) !== JSON.stringify(base.images ?? []),
    mutation,
    showNewest() {
      setBase(hotel);
      setSlots(toHotelSlots(hotel.images ?? []));
      mutation.reset();
    },
    keepMine: () => setBase((mine) => ({ ...mine, version: hotel.version })),
  };
}
