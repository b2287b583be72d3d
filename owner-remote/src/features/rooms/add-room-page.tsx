import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import { paths } from '@wayhouse/contracts/paths';
import { useApi } from '@wayhouse/web-kit/api';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useChosenHotel } from '../../shared/chosen-hotel.js';
import { useUpload } from '../../shared/photos/use-upload.js';
import { useHotelCurrency } from '../../shared/use-hotel-currency.js';
import { ownRoomsKey } from '../../shared/use-own-rooms.js';
import { emptyDraft, photoFiles, type RoomDraft, roomResolver, toRoomFields } from './form/room-draft.js';
import { RoomForm } from './form/room-form.js';
import { useIdempotencyKey } from '../../shared/form/use-idempotency-key.js';
import { messages } from './messages.js';

export function AddRoomPage() {
  const api = useApi();
  const hotel = useChosenHotel();
  const currency = useHotelCurrency();
  const form = useForm({ defaultValues: emptyDraft, resolver: roomResolver(currency) });
  const idempotencyKey = useIdempotencyKey(form);
  const [addedId, setAddedId] = useState<string>();
  const mutation = useUpload<RoomDraft>(ownRoomsKey, async (draft, options) => {
    setAddedId(undefined);
    const added = await api.call(
      addRoom,
      { ...toRoomFields(draft), hotel, key: idempotencyKey },
      { ...options, files: photoFiles(draft) },
    );
    setAddedId(added.room._id);
    return added;
  });

  return (
    <>
      <PageHeading title={messages.add.title}>{messages.add.lead}</PageHeading>
      <RoomForm name="room" form={form} mutation={mutation} labels={messages.add} onSent={() => form.reset()} />
      <p role="status" className="min-h-11">
        {addedId && (
          <Link
            to={paths.room(addedId)}
            className="inline-flex min-h-11 items-center gap-2 rounded-sm font-medium text-accent underline underline-offset-4"
          >
            <Eye aria-hidden className="size-4" /> {messages.add.seeAsGuest}
          </Link>
        )}
      </p>
    </>
  );
}
