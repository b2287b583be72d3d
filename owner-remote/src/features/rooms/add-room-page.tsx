import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useForm } from 'react-hook-form';
import { emptyDraft, fieldsOf } from './form/room-draft.js';
import { RoomForm } from './form/room-form.js';
import { useFormKey } from './form/use-idempotency-key.js';
import { useSendRoom } from './form/use-submit-room.js';
import { texts } from './messages.js';

export function AddRoom() {
  const api = useApi();
  const form = useForm({ defaultValues: emptyDraft });
  const key = useFormKey(form);
  const sending = useSendRoom((draft, options) => api.call(addRoom, { ...fieldsOf(draft), key }, options));

  return (
    <>
      <PageHeading title={texts.add.title}>{texts.add.lead}</PageHeading>
      <RoomForm name="room" form={form} sending={sending} words={texts.add} onSent={() => form.reset()} />
    </>
  );
}
