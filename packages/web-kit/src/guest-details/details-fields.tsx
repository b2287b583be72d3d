import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { TextArea } from '../ui/form/text-area.js';
import { TextField } from '../ui/form/text-field.js';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ArrivalSelect } from './arrival-select.js';
import { type DetailsDraft, hasDetails } from './details-draft.js';
import { type Reader, textsFor } from './messages.js';

type Props = {
  form: UseFormReturn<DetailsDraft>;
  guests: number;
  searchedChildren?: number;
  hotel: HotelTimes;
  /** Who enters them. */
  reader?: Reader;
};

/** What a hotel knows of its guest: name and phone, and the rest on the guest’s request, or if there is any. */
export function DetailsFields({ form, guests, searchedChildren = 0, hotel, reader = 'guest' }: Props) {
  const messages = textsFor(reader);
  const { errors } = form.formState;
  const [isMoreAsked, askMore] = useState(
    () => reader === 'hotel' || searchedChildren > 0 || hasDetails({ ...form.getValues(), leadGuest: '', phone: '' }),
  );
  const isMoreShown = isMoreAsked || Object.keys(errors).some((name) => name !== 'leadGuest' && name !== 'phone');
  // What was entered for more guests is shown, or it could not be taken back.
  const hasChildren = guests > 1 || form.getValues('children') !== '';
  const childrenHint = searchedChildren ? messages.searchedChildren(searchedChildren) : messages.childrenHint;
  const field = (name: keyof DetailsDraft) => ({
    label: messages[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  const filledIn = (name: string) => (reader === 'guest' ? name : 'off');
  return (
    <div className="flex flex-col gap-4">
      <TextField {...field('leadGuest')} hint={messages.leadGuestHint} autoComplete={filledIn('name')} />
      <TextField {...field('phone')} hint={messages.phoneHint} type="tel" autoComplete={filledIn('tel')} />
      {isMoreShown ? (
        <>
          <ArrivalField form={form} hotel={hotel} reader={reader} />
          {hasChildren && <TextField {...field('children')} hint={childrenHint} />}
          <TextArea {...field('wishes')} hint={messages.wishesHint} rows={3} />
          <TextField {...field('company')} hint={messages.companyHint} autoComplete={filledIn('organization')} />
          <TextField {...field('taxNumber')} />
        </>
      ) : (
        // Unlike a button's, its text takes a second line where it does not fit.
        <button
          type="button"
          onClick={() => askMore(true)}
          className="flex min-h-11 items-center gap-2 text-left text-sm font-medium hover:text-accent"
        >
          <ChevronDown aria-hidden className="size-4 shrink-0" /> {messages.more}
        </button>
      )}
    </div>
  );
}

const ArrivalField = ({ form, hotel, reader }: Pick<Props, 'form' | 'hotel'> & { reader: Reader }) => (
  <Controller
    control={form.control}
    name="arrivalTime"
    render={({ field: { value, onChange }, fieldState }) => (
      <ArrivalSelect {...{ hotel, reader, value, onChange }} error={fieldState.error?.message} />
    )}
  />
);
