import { inputMessages } from '@wayhouse/messages/input-messages';
import { useHost } from '@wayhouse/web-kit/remote-root';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhotoSlotsField } from '../../../shared/photos/photo-slots-field.js';
import { UploadBar } from '../../../shared/photos/upload-bar.js';
import { UploadError } from '../../../shared/photos/upload-error.js';
import { usePendingChecks } from '../../../shared/photos/use-pending-checks.js';
import type { Upload } from '../../../shared/photos/use-upload.js';
import { UnsavedChangesDialog } from '../../../shared/form/unsaved-changes-dialog.js';
import { AmenitiesField } from './amenities-field.js';
import { PriceField } from './price-field.js';
import { emptyDraft, isIncomplete, type RoomDraft } from './room-draft.js';
import { RoomTypeField } from './room-type-field.js';
import { UnitsField } from './units-field.js';
import { useRoomDraft } from './use-room-draft.js';
import { ApiError } from '@wayhouse/web-kit/api-error';

type Props = {
  /** The name of its draft, which survives a reload that the page does by itself. */
  name: string;
  form: UseFormReturn<RoomDraft>;
  mutation: Upload<RoomDraft>;
  /** `units` is the hint at the number of such rooms. */
  labels: { submit: string; busy: string; units: string };
  onSent: (draft: RoomDraft) => void;
  onRefused?: (refusal: Error) => void;
  /** Replaces the error message, where there is more to say. */
  notice?: ReactNode;
};

/** The fields of a room. A failed submission keeps everything that was entered. */
export function RoomForm({ name, form, mutation, labels, onSent, onRefused, notice }: Props) {
  const { toast } = useHost();
  const { control, formState } = form;
  const { isPending, error } = mutation;
  const isDraftSaved = useRoomDraft(name, form);
  const showRefusal = (refusal: Error) => {
    onRefused?.(refusal);
    const field = invalidField(refusal);
    if (field) form.setError(field, { message: refusal.message });
  };
  const submit = form.handleSubmit(
    (draft) => mutation.mutate(draft, { onSuccess: () => onSent(draft), onError: showRefusal }),
    (errors) => isIncomplete(errors) && toast.error(inputMessages['details-missing']),
  );
  const { onCheck, submitChecked } = usePendingChecks(submit);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitChecked();
      }}
      className="mt-8 max-w-3xl"
    >
      <fieldset disabled={isPending} className="grid gap-8">
        <Controller
          control={control}
          name="images"
          render={({ field, fieldState }) => (
            <PhotoSlotsField
              slots={field.value}
              change={(change) => field.onChange(change(form.getValues('images')))}
              ref={field.ref}
              onCheck={onCheck}
              error={fieldState.error?.message}
            />
          )}
        />
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <Controller
            control={control}
            name="roomType"
            render={({ field, fieldState }) => (
              <RoomTypeField {...field} error={fieldState.error?.message} disabled={isPending} />
            )}
          />
          <PriceField register={form.register} error={formState.errors.pricePerNight?.message} />
          <UnitsField register={form.register} hint={labels.units} error={formState.errors.units?.message} />
        </div>
        <Controller
          control={control}
          name="amenities"
          render={({ field }) => <AmenitiesField selected={field.value} onChange={field.onChange} />}
        />
      </fieldset>
      {notice || (error && !invalidField(error) && <UploadError message={error.message} />)}
      <UploadBar labels={labels} mutation={mutation} />
      <UnsavedChangesDialog hasUnsavedChanges={formState.isDirty} isDraftSaved={isDraftSaved} />
    </form>
  );
}

/** The form field that an API error names, if any. */
function invalidField(error: Error | null): keyof RoomDraft | undefined {
  const field = error instanceof ApiError ? error.field : undefined;
  return isFormField(field) ? field : undefined;
}

const isFormField = (field: string | undefined): field is keyof RoomDraft =>
  field !== undefined && Object.hasOwn(emptyDraft, field);
