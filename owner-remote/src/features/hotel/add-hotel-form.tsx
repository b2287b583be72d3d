import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useFormDraft } from '@wayhouse/web-kit/use-form-draft';
import { useFieldRefusal } from '@wayhouse/web-kit/use-field-refusal';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useFormKey } from '../../shared/form/use-form-key.js';
import { UnsavedChangesDialog } from '../../shared/form/unsaved-changes-dialog.js';
import { queryOfHotel } from '../../shared/hotel-address.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { emptyDraft, type HotelDraft, hotelResolver } from './hotel-draft.js';
import { HotelFields } from './hotel-fields.js';
import { messages } from './messages.js';
import { SaveError } from './save-error.js';
import { useAddHotel } from './use-add-hotel.js';

export function AddHotelForm() {
  const { user, toast } = useHost();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: emptyDraft, resolver: hotelResolver });
  const [key, renewKey] = useFormKey();
  const mutation = useAddHotel(key);
  const { error, isPending } = mutation;
  const isAtField = useFieldRefusal(form, error);
  const isDraftSaved = useFormDraft(
    { name: 'new-hotel', person: user?.id },
    () => form.getValues(),
    (draft: HotelDraft) => form.reset(draft, { keepDefaultValues: true }),
  );
  const submit = form.handleSubmit(
    (draft) =>
      mutation.mutate(draft, {
        // Not where another page was opened meanwhile.
        onSuccess({ hotel }) {
          form.reset();
          void navigate(ownerPaths.addRoom + queryOfHotel('', hotel._id));
        },
        onError: renewKey,
      }),
    () => toast.error(messages.incomplete),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-8 max-w-3xl">
      <fieldset disabled={isPending}>
        <HotelFields form={form} isNew />
      </fieldset>
      {error && !isAtField && <SaveError message={error.message} />}
      <Button type="submit" size="large" busy={isPending} className="mt-8 w-full sm:w-auto sm:min-w-44">
        {isPending ? messages.add.busy : messages.add.submit}
      </Button>
      <UnsavedChangesDialog hasUnsavedChanges={form.formState.isDirty} isDraftSaved={isDraftSaved} />
    </form>
  );
}
