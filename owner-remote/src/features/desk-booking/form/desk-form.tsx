import { priceRoom } from '@wayhouse/contracts/price-room';
import type { OwnRoom } from '@wayhouse/contracts/room';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { offersFor } from '@wayhouse/domain/rates/offers';
import { plansFor, policyOn } from '@wayhouse/domain/rates/rate-plan';
import { hasNights } from '@wayhouse/domain/stay';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useCheckAgain, useCheckedCode } from '@wayhouse/web-kit/use-checked-code';
import { useFormDraft } from '@wayhouse/web-kit/use-form-draft';
import { useFieldRefusal } from '@wayhouse/web-kit/use-field-refusal';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormAlert } from '../../../shared/form/form-alert.js';
import { UnsavedChangesDialog } from '../../../shared/form/unsaved-changes-dialog.js';
import { useFollowNewest } from '../../../shared/form/use-follow-newest.js';
import { useFormKey } from '../../../shared/form/use-form-key.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { CodeField } from './code-field.js';
import { type DeskDraft, deskResolver, newDraft } from './desk-draft.js';
import { DeskPrice } from './desk-price.js';
import { GuestSection } from './guest-section.js';
import { messages } from './messages.js';
import { PlanSelect } from './plan-select.js';
import { StaySection } from './stay-section.js';
import { useAskedStay } from './use-asked-stay.js';
import { useBookAtDesk } from './use-book-at-desk.js';
import { useDeskDays } from './use-desk-days.js';

export type DeskFormProps = { rooms: [OwnRoom, ...OwnRoom[]]; hotel?: HotelProfile };

/** Books at the price that is shown. After a refusal all that was entered is still there, with the current price. */
export function DeskForm({ rooms, hotel }: DeskFormProps) {
  const { user, toast } = useHost();
  const navigate = useNavigate();
  const { today, earliest } = useDeskDays(rooms[0].hotel.city, hotel ?? {});
  const asked = useAskedStay(rooms);
  const newest = newDraft(asked.room, { today, earliest }, asked);
  const form = useForm({ defaultValues: newest, resolver: deskResolver });
  const draft = useWatch({ control: form.control, compute: (values) => values });
  const { checkInDate: isArrivalChosen, checkOutDate: isDepartureChosen } = form.formState.dirtyFields;
  const isOutdated = draft.checkInDate !== newest.checkInDate || draft.checkOutDate !== newest.checkOutDate;
  useFollowNewest(isOutdated && !isArrivalChosen && !isDepartureChosen, () =>
    form.reset({ ...newest, room: draft.room, unit: draft.unit }, { keepDirtyValues: true }),
  );
  const room = rooms.find(({ _id }) => _id === draft.room) ?? rooms[0];
  const plans = plansFor(room.roomType, hotel?.plans);
  const { plan } = draft;
  // One that is gone, or is not for this room, is not exchanged silently.
  const isOffered = plan === '' || plans.some(({ id }) => id === plan);
  const cancellationPolicy = policyOn({ plans, cancellationPolicy: hotel?.cancellationPolicy }, plan);
  const stay = { checkIn: draft.checkInDate, checkOut: draft.checkOutDate, guests: draft.guests, plan };
  const [code, setCode] = useState('');
  // Clearing the field takes the code out of use.
  if (code !== '' && draft.promotionCode.trim() === '') setCode('');
  const isAsked = code !== '' && stay.checkIn < stay.checkOut;
  const checked = useCheckedCode(isAsked ? { ...stay, room: room._id, code } : undefined);
  const checkAgain = useCheckAgain(room._id);
  const isCodeReady = draft.promotionCode.trim() === code && !checked.isBusy && !checked.error;
  const rules = { taxes: hotel?.taxes, offers: offersFor(room.roomType, hotel?.offers), plans };
  const priced = { ...stay, promotion: checked.promotion };
  const price = isOffered && hasNights(stay) && stay.checkIn ? priceRoom({ ...room, ...rules }, priced) : undefined;
  const [key, renewKey] = useFormKey();
  const mutation = useBookAtDesk(key);
  const { error, isPending } = mutation;
  const isAtField = useFieldRefusal(form, error);
  const isDraftSaved = useFormDraft(
    { name: 'desk-booking', person: user?.id },
    () => form.getValues(),
    // A draft of an earlier build may have fewer fields.
    (saved: Partial<DeskDraft>) =>
      form.reset({ ...newDraft(rooms[0]._id, { today, earliest }), ...saved }, { keepDefaultValues: true }),
  );
  const submit = form.handleSubmit(
    (valid) => {
      if (!price) return toast.error(messages.incomplete);
      if (!isCodeReady) {
        const message = checked.error ?? messages.codePending;
        return form.setError('promotionCode', { message }, { shouldFocus: true });
      }
      mutation.mutate(
        { draft: { ...valid, room: room._id }, totalPrice: price.total, currency: room.currency, cancellationPolicy },
        {
          // Not where another page was opened meanwhile.
          onSuccess({ booking }) {
            form.reset();
            void navigate(ownerPaths.booking(booking._id));
          },
          onError: renewKey,
        },
      );
    },
    () => toast.error(messages.incomplete),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[1fr_22rem]"
    >
      <fieldset disabled={isPending} className="grid min-w-0 gap-8">
        <StaySection form={form} draft={draft} rooms={rooms} room={room} today={today} earliest={earliest} />
        {(plans.length > 0 || !isOffered) && (
          <PlanSelect form={form} plans={plans} isOffered={isOffered} policy={cancellationPolicy} />
        )}
        <CodeField
          form={form}
          used={code}
          checked={checked}
          onUse={() => {
            form.clearErrors('promotionCode');
            const entered = draft.promotionCode.trim();
            if (entered === code) checkAgain();
            else setCode(entered);
          }}
        />
        <GuestSection form={form} guests={draft.guests} hotel={hotel ?? {}} />
      </fieldset>
      <Card className="p-5 sm:p-6">
        <h2 className="mb-4 font-display text-2xl">{messages.price}</h2>
        {price ? <DeskPrice price={price} /> : <p className="text-muted">{messages.noDates}</p>}
        {error && !isAtField && <FormAlert title={error.message} />}
        <Button type="submit" size="large" busy={isPending} className="mt-6 w-full">
          {isPending ? messages.busy : messages.submit}
        </Button>
      </Card>
      <UnsavedChangesDialog hasUnsavedChanges={form.formState.isDirty} isDraftSaved={isDraftSaved} />
    </form>
  );
}
