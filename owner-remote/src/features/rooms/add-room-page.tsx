import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChosenHotel } from '../../shared/chosen-hotel.js';
import { useUpload } from '../../shared/photos/use-upload.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { ownRoomsKey } from '../../shared/use-own-rooms.js';
import { AddedRoom } from './added-room.js';
import { emptyDraft, photoFiles, type RoomDraft, roomResolver, toRoomFields } from './form/room-draft.js';
import { RoomForm } from './form/room-form.js';
import { useFormKey } from '../../shared/form/use-form-key.js';
import { messages } from './messages.js';

export function AddRoomPage() {
  const api = useApi();
  const hotel = useChosenHotel();
  const currency = useHotelCurrency();
  const form = useForm({ defaultValues: emptyDraft, resolver: roomResolver(currency) });
  const [key, renewKey] = useFormKey();
  const { isDirty } = form.formState;
  const [added, setAdded] = useState<OwnRoom>();
  const [begun, setBegun] = useState(1);
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (isDirty !== wasDirty) {
    setWasDirty(isDirty);
    // The next room is begun.
    if (isDirty) setAdded(undefined);
  }
  const mutation = useUpload<RoomDraft>(ownRoomsKey, async (draft, options) => {
    setAdded(undefined);
    const response = await api.call(
      addRoom,
      { ...toRoomFields(draft), hotel, key },
      { ...options, files: photoFiles(draft) },
    );
    setAdded(response.room);
    return response;
  });
  const beginNext = () => {
    form.reset();
    renewKey();
    setBegun((count) => count + 1);
  };

  return (
    <>
      <PageHeading title={messages.add.title}>{messages.add.lead}</PageHeading>
      <div role="status">{added && !isDirty && <AddedRoom room={added} />}</div>
      <RoomForm
        // With the photos of a room what was refused among them is gone as well.
        key={begun}
        name="room"
        form={form}
        mutation={mutation}
        labels={messages.add}
        onSent={beginNext}
        onRefused={renewKey}
      />
    </>
  );
}
