import { arrivalsAt, type ArrivalTime } from '@wayhouse/domain/guest-details';
import type { HotelTimes } from '@wayhouse/domain/hotel-time';
import { formatArrivalTime } from '@wayhouse/messages/arrival-time';
import { Select } from '../ui/form/select.js';
import { type Reader, textsFor } from './messages.js';

type Props = {
  hotel: HotelTimes;
  reader: Reader;
  /** Empty where it is not known. */
  value: ArrivalTime | '';
  onChange: (value: ArrivalTime | '') => void;
  error?: string;
};

const unknown = 'unknown';

/** When the guest arrives, of the hours in which the hotel is open. */
export function ArrivalSelect({ hotel, reader, value, onChange, error }: Props) {
  const { arrivalTime, arrivalUnknown } = textsFor(reader);
  return (
    <Select<ArrivalTime | typeof unknown>
      label={arrivalTime}
      value={value || unknown}
      onChange={(chosen) => onChange(chosen === unknown ? '' : chosen)}
      error={error}
      options={[
        { value: unknown, label: arrivalUnknown },
        ...arrivalsAt(hotel).map((time) => ({ value: time, label: formatArrivalTime(time) })),
      ]}
    />
  );
}
