import { changeRoom } from '@wayhouse/contracts/calls/room-calls';
import { paths } from '@wayhouse/contracts/paths';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { filled } from '../photos/photo-slots.js';
import { texts } from '../messages.js';
import { ChangedMeanwhile } from './edit-conflict.js';
import { draftOf, fieldsOf, filesOf, type RoomDraft } from './room-draft.js';
import { RoomForm } from './room-form.js';
import { useSendRoom } from './use-submit-room.js';

/** `room` may become newer while the form is open; what was entered stays, and saving asks first. */
export function ChangeRoomForm({ room }: { room: OwnRoom }) {
  const api = useApi();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: draftOf(room) });
  const sending = useSendRoom((draft, options) =>
    api.call(
      changeRoom,
      { id: room._id, version: draft.version ?? room.version, ...fieldsOf(draft), photos: orderOf(draft) },
      options,
    ),
  );
  const isStale = sending.error instanceof ApiError && sending.error.code === 'changed-meanwhile';
  const takeNewest = () => {
    form.reset(draftOf(room));
    sending.reset();
  };

  return (
    <RoomForm
      name={`room-${room._id}`}
      form={form}
      sending={sending}
      words={texts.edit}
      onSent={(draft) => {
        form.reset(draft);
        void navigate(paths.ownerListRoom);
      }}
      notice={
        isStale && (
          <ChangedMeanwhile
            newest={room}
            onTakeNewest={takeNewest}
            onKeepMine={() => form.setValue('version', room.version)}
          />
        )
      }
    />
  );
}

/** The photos as the call says them: addresses of those the room has, positions of the files that are sent. */
function orderOf(draft: RoomDraft): string {
  const files = filesOf(draft);
  return JSON.stringify(filled(draft.images).map((photo) => (photo instanceof File ? files.indexOf(photo) : photo)));
}
