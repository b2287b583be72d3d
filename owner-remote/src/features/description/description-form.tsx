import { describeRoom } from '@wayhouse/contracts/calls/room-calls';
import { paths } from '@wayhouse/contracts/paths';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useFormDraft } from '@wayhouse/web-kit/use-form-draft';
import { useForm } from 'react-hook-form';
import { EditConflict } from '../../shared/form/edit-conflict.js';
import { isEditConflict } from '@wayhouse/web-kit/is-edit-conflict';
import { SaveError } from '../../shared/form/save-error.js';
import { SaveBar } from '../../shared/form/save-bar.js';
import { useNewestVersion } from '../../shared/form/use-follow-newest.js';
import { UnsavedChangesDialog } from '../../shared/form/unsaved-changes-dialog.js';
import { useSaveRoom } from '../../shared/use-save-room.js';
import { type DescriptionDraft, descriptionResolver, toDraft, toFields } from './description-draft.js';
import { DescriptionFields } from './description-fields.js';
import { messages } from './messages.js';

/**
 * `room` may be refetched while the form is open. What was changed in the form stays, and saving an outdated version shows a
 * conflict.
 */
export function DescriptionForm({ room }: { room: OwnRoom }) {
  const api = useApi();
  const { user, toast } = useHost();
  const form = useForm({ defaultValues: toDraft(room), resolver: descriptionResolver });
  const mutation = useSaveRoom((draft: DescriptionDraft) =>
    api.call(describeRoom, { id: room._id, ...toFields(draft) }),
  );
  const { error, isPending } = mutation;
  const isDraftSaved = useFormDraft(
    { name: `description-${room._id}`, person: user?.id },
    () => form.getValues(),
    (draft: DescriptionDraft) => form.reset(draft, { keepDefaultValues: true }),
  );
  const showNewest = useNewestVersion(form, toDraft(room), mutation);
  const submit = form.handleSubmit(
    (draft) => mutation.mutate(draft, { onSuccess: (saved) => form.reset(toDraft(saved.room)) }),
    () => toast.error(messages.incomplete),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-8 max-w-3xl">
      <fieldset disabled={isPending}>
        <DescriptionFields form={form} roomType={room.roomType} />
      </fieldset>
      {isEditConflict(error) ? (
        <EditConflict
          title={messages.conflict.title}
          facts={[
            roomTypeNames[room.roomType],
            room.name ?? messages.conflict.noName,
            room.description ?? messages.conflict.noText,
          ]}
          onTakeNewest={showNewest}
          onKeepMine={() => form.setValue('version', room.version)}
        />
      ) : (
        error && <SaveError message={error.message} />
      )}
      <SaveBar isSaving={isPending} texts={messages} guestPage={paths.room(room._id)} />
      <UnsavedChangesDialog hasUnsavedChanges={form.formState.isDirty} isDraftSaved={isDraftSaved} />
    </form>
  );
}
