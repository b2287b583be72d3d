import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { limits } from '@wayhouse/domain/limits';
import { useApi } from '@wayhouse/web-kit/api';
import { useRef, useState } from 'react';
import { useFollowNewest } from '../../shared/form/use-follow-newest.js';
import { filesOf, filledPhotos, type SlotPhoto, toSlots, withoutRemoved } from '../../shared/photos/photo-slots.js';
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
  // A photo whose validation the form has waited for is saved, though it is not rendered yet.
  const latest = useRef(slots);
  const change: ChangeSlots = (toChanged) => setSlots((latest.current = toChanged(latest.current)));
  const [storedPartly, setStoredPartly] = useState<number>();
  const mutation = useUpload<void>(ownHotelsKey, (_, options) => {
    setStoredPartly(undefined);
    return sendPhotos(
      api,
      { id: hotel._id, version: base.version, photos: filledPhotos(latest.current) },
      {
        ...options,
        onSaved({ hotel: saved }, photos) {
          setBase(saved);
          change(() => toHotelSlots(photos));
          setStoredPartly(filesOf(photos).length ? saved.images?.length : undefined);
          void replaceOwnHotel(saved);
        },
      },
    );
  });
  const isChanged = JSON.stringify(filledPhotos(slots)) !== JSON.stringify(base.images ?? []);
  const showNewest = () => {
    setBase(hotel);
    change(() => toHotelSlots(hotel.images ?? []));
    mutation.reset();
  };
  useFollowNewest(!isChanged && !mutation.isPending && base.version < hotel.version, showNewest);
  return {
    slots,
    change,
    isChanged,
    mutation,
    /** How many photos are stored already where the last attempt has ended between two requests. */
    storedPartly,
    showNewest,
    keepMine() {
      setBase((mine) => ({ ...mine, version: hotel.version }));
      change((mine) => withoutRemoved(mine, hotel.images));
    },
  };
}
