import { messages } from '@wayhouse/contracts/messages';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { type ReactNode, useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhotoSlotsField } from '../photos/photo-slots-field.js';
import { AmenityChoices } from './amenities-field.js';
import { AskBeforeLeaving } from './unsaved-changes-dialog.js';
import { blamedField } from './invalid-field.js';
import { PriceField } from './price-field.js';
import { isIncomplete, type RoomDraft, rules } from './room-draft.js';
import { RoomTypeField } from './room-type-field.js';
import { SendingFailed } from './submit-error.js';
import { SubmitRoom } from './submit-bar.js';
import { useKeptRoom } from './use-room-draft.js';
import type { SendingRoom } from './use-submit-room.js';

type Props = {
  /** Under which what was filled in outlives a reload that the page does by itself. */
  name: string;
  form: UseFormReturn<RoomDraft>;
  sending: SendingRoom;
  words: { submit: string; busy: string };
  onSent: (draft: RoomDraft) => void;
  /** Stands in place of what is said of a failure, where there is more to say. */
  notice?: ReactNode;
};

/** What an owner says of a room. Whatever happens to it on its way, all that was entered stays. */
export function RoomForm({ name, form, sending, words, onSent, notice }: Props) {
  const { toast } = useHost();
  const { control, formState } = form;
  const { isPending, error } = sending;
  const isKept = useKeptRoom(name, form);
  // Who is quick waits for the photos they have just chosen.
  const checks = useRef(Promise.resolve());
  const blame = (refusal: Error) => {
    const field = blamedField(refusal);
    if (field) form.setError(field, { message: refusal.message });
  };
  const submit = form.handleSubmit(
    (draft) => sending.mutate(draft, { onSuccess: () => onSent(draft), onError: blame }),
    (errors) => isIncomplete(errors) && toast.error(messages.fillAllDetails),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void checks.current.then(() => submit());
      }}
      className="mt-8 max-w-3xl"
    >
      <fieldset disabled={isPending} className="grid gap-8">
        <Controller
          control={control}
          name="images"
          rules={rules.images}
          render={({ field, fieldState }) => (
            <PhotoSlotsField
              slots={field.value}
              change={(change) => field.onChange(change(form.getValues('images')))}
              ref={field.ref}
              onCheck={(check) => (checks.current = check)}
              error={fieldState.error?.message}
            />
          )}
        />
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <Controller
            control={control}
            name="roomType"
            rules={rules.roomType}
            render={({ field, fieldState }) => (
              <RoomTypeField {...field} error={fieldState.error?.message} disabled={isPending} />
            )}
          />
          <PriceField register={form.register} error={formState.errors.pricePerNight?.message} />
        </div>
        <Controller
          control={control}
          name="amenities"
          render={({ field }) => <AmenityChoices chosen={field.value} onChange={field.onChange} />}
        />
      </fieldset>
      {notice || (error && !blamedField(error) && <SendingFailed message={error.message} />)}
      <SubmitRoom words={words} sending={sending} />
      <AskBeforeLeaving isUnsent={formState.isDirty} isKept={isKept} />
    </form>
  );
}
