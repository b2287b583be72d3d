import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { useEffect } from 'react';
import type { DetailsDraft } from '@wayhouse/web-kit/details-draft';
import { DetailsFields } from '@wayhouse/web-kit/details-fields';
import { useDetailsForm } from '@wayhouse/web-kit/use-details-form';
import { keepFromBooking } from './keep-from-booking.js';

export type DetailsFormProps = {
  draft: DetailsDraft;
  onChange: (draft: DetailsDraft) => void;
  guests: number;
  /** How many children the room was searched for. */
  searchedChildren?: number;
  hotel: HotelTimes;
  /** Why the server has refused one of the fields. */
  refusal?: { field: keyof DetailsDraft; message: string };
};

export function DetailsForm({ draft, onChange, guests, searchedChildren, hotel, refusal }: DetailsFormProps) {
  const form = useDetailsForm(draft);
  const { subscribe, setError } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange({ ...values }) }),
    [subscribe, onChange],
  );
  useEffect(() => {
    if (refusal) setError(refusal.field, { message: refusal.message }, { shouldFocus: true });
  }, [refusal, setError]);
  return (
    <div onKeyDown={keepFromBooking}>
      <DetailsFields form={form} guests={guests} searchedChildren={searchedChildren} hotel={hotel} />
    </div>
  );
}
