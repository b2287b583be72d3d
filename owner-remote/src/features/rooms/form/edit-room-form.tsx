import { changeRoom } from '@wayhouse/contracts/calls/room-calls';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isEditConflict } from '@wayhouse/web-kit/is-edit-conflict';
import { useNewestVersion } from '../../../shared/form/use-follow-newest.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { photoOrder, withoutRemoved } from '../../../shared/photos/photo-slots.js';
import { useUpload } from '../../../shared/photos/use-upload.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { ownRoomsKey } from '../../../shared/use-own-rooms.js';
import { messages } from '../messages.js';
import { photoFiles, type RoomDraft, roomResolver, toDraft, toRoomFields } from './room-draft.js';
import { RoomConflict } from './room-conflict.js';
import { RoomForm } from './room-form.js';

/**
 * `room` may be refetched while the form is open. What was changed in the form stays, and saving an outdated version shows a
 * conflict.
 */
export function EditRoomForm({ room }: { room: OwnRoom }) {
  const api = useApi();
  const navigate = useNavigate();
  const currency = useHotelCurrency();
  const form = useForm({ defaultValues: toDraft(room), resolver: roomResolver(currency) });
  const mutation = useUpload<RoomDraft>(ownRoomsKey, (draft, options) =>
    api.call(
      changeRoom,
      {
        id: room._id,
        version: draft.version ?? room.version,
        ...toRoomFields(draft),
        photos: photoOrder(draft.images),
      },
      { ...options, files: photoFiles(draft) },
    ),
  );
  const showNewest = useNewestVersion(form, toDraft(room), mutation);

  return (
    <RoomForm
      name={`room-${room._id}`}
      form={form}
      mutation={mutation}
      labels={messages.edit}
      onSent={(draft) => {
        form.reset(draft);
        void navigate(ownerPaths.listRoom);
      }}
      notice={
        isEditConflict(mutation.error) && (
          <RoomConflict
            newest={room}
            onTakeNewest={showNewest}
            onKeepMine={() => {
              form.setValue('version', room.version);
              form.setValue('images', withoutRemoved(form.getValues('images'), room.images));
            }}
          />
        )
      }
    />
  );
}
