import { messages } from '@wayhouse/contracts/messages';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { PageHeading } from '@wayhouse/web-kit/ui/page-heading';
import { Controller, useForm } from 'react-hook-form';
import { AmenityChoices } from './amenity-choices.js';
import { blameField } from './blame-field.js';
import { PhotoSlotsField } from './photo-slots-field.js';
import { PriceField } from './price-field.js';
import { emptyDraft, isIncomplete, rules } from './room-draft.js';
import { RoomTypeField } from './room-type-field.js';
import { SubmitButton } from './submit-button.js';
import { useAddRoom } from './use-add-room.js';

export function AddRoom() {
  const { toast } = useHost();
  const form = useForm({ defaultValues: emptyDraft });
  const addRoom = useAddRoom();
  const submit = form.handleSubmit(
    (draft) => addRoom.mutate(draft, { onSuccess: () => form.reset(), onError: blameField(form) }),
    (errors) => isIncomplete(errors) && toast.error(messages.fillAllDetails),
  );

  return (
    <>
      <PageHeading title="Add Room">Four photos, a price, and guests can book it today.</PageHeading>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-8 max-w-3xl">
        <fieldset disabled={addRoom.isPending} className="grid gap-8">
          <Controller
            control={form.control}
            name="images"
            rules={rules.images}
            render={({ field, fieldState }) => (
              <PhotoSlotsField
                slots={field.value}
                onChange={field.onChange}
                ref={field.ref}
                error={fieldState.error?.message}
              />
            )}
          />
          <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
            <Controller
              control={form.control}
              name="roomType"
              rules={rules.roomType}
              render={({ field, fieldState }) => (
                <RoomTypeField {...field} error={fieldState.error?.message} disabled={addRoom.isPending} />
              )}
            />
            <PriceField register={form.register} error={form.formState.errors.pricePerNight?.message} />
          </div>
          <Controller
            control={form.control}
            name="amenities"
            render={({ field }) => <AmenityChoices chosen={field.value} onChange={field.onChange} />}
          />
        </fieldset>
        <SubmitButton busy={addRoom.isPending} />
      </form>
    </>
  );
}
