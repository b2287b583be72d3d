import { arrivalsAt } from '@wayhouse/domain/guest-details';
import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { formatArrivalTime } from '@wayhouse/messages/arrival-time';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { TextArea } from '@wayhouse/web-kit/ui/form/text-area';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { type DetailsDraft, hasDetails } from './details-draft.js';
import { messages } from './messages.js';

type Props = { form: UseFormReturn<DetailsDraft>; guests: number; searchedChildren?: number; hotel: HotelTimes };

/** What a guest lets the hotel know: name and phone, and the rest on request, or if there is any. */
export function DetailsFields({ form, guests, searchedChildren = 0, hotel }: Props) {
  const { errors } = form.formState;
  const [isMoreAsked, askMore] = useState(
    () => searchedChildren > 0 || hasDetails({ ...form.getValues(), leadGuest: '', phone: '' }),
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
  return (
    <div className="grid gap-4">
      <TextField {...field('leadGuest')} hint={messages.leadGuestHint} autoComplete="name" />
      <TextField {...field('phone')} hint={messages.phoneHint} type="tel" autoComplete="tel" />
      {isMoreShown ? (
        <>
          <ArrivalField form={form} hotel={hotel} />
          {hasChildren && <TextField {...field('children')} hint={childrenHint} />}
          <TextArea {...field('wishes')} hint={messages.wishesHint} rows={3} />
          <TextField {...field('company')} hint={messages.companyHint} autoComplete="organization" />
          <TextField {...field('taxNumber')} />
        </>
      ) : (
        <Button variant="quiet" size="small" className="-ml-4 justify-self-start" onClick={() => askMore(true)}>
          <ChevronDown aria-hidden className="size-4" /> {messages.more}
        </Button>
      )}
    </div>
  );
}

const unknown = 'unknown';

const ArrivalField = ({ form, hotel }: Pick<Props, 'form' | 'hotel'>) => (
  <Controller
    control={form.control}
    name="arrivalTime"
    render={({ field: { value, onChange }, fieldState }) => (
      <Select
        label={messages.arrivalTime}
        value={value || unknown}
        onChange={(chosen) => onChange(chosen === unknown ? '' : chosen)}
        error={fieldState.error?.message}
        options={[
          { value: unknown, label: messages.arrivalUnknown },
          ...arrivalsAt(hotel).map((time) => ({ value: time, label: formatArrivalTime(time) })),
        ]}
      />
    )}
  />
);
