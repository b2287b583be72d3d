import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useForm } from 'react-hook-form';
import { emptyDraft, toRoomFields } from './form/room-draft.js';
import { RoomForm } from './form/room-form.js';
import { useIdempotencyKey } from './form/use-idempotency-key.js';
import { useSubmitRoom } from './form/use-submit-room.js';
import { messages } from './messages.js';

export function AddRoomPage() {
  const api = useApi();
  const form = useForm({ defaultValues: emptyDraft });
  const idempotencyKey = useIdempotencyKey(form);
  const mutation = useSubmitRoom((draft, options) =>
    api.call(addRoom, { ...toRoomFields(draft), key: idempotencyKey }, options),
  );

  return (
    <>
      <PageHeading title={messages.add.title}>{messages.add.lead}</PageHeading>
      <RoomForm name="room" form={form} mutation={mutation} labels={messages.add} onSent={() => form.reset()} />
    </>
  );
}
