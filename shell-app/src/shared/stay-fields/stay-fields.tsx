import { limits } from '@wayhouse/domain/limits';
import { classNames } from '@wayhouse/web-kit/class-names';
import { DateRangePicker } from '@wayhouse/web-kit/ui/date-picker/date-range-picker';
import { GuestStepper } from '@wayhouse/web-kit/ui/form/guest-stepper';
import type { StayField } from '@wayhouse/web-kit/stay-dates';
import { messages } from './messages.js';
import { OrderError } from './order-error.js';
import type { StayParams } from '../stay-params.js';

type Props = {
  order: StayParams;
  onChange: (part: Partial<StayParams>) => void;
  earliest: string;
  latest: string;
  taken: ReadonlySet<string>;
  isClosed?: (day: string, to: StayField) => boolean;
  maxGuests: number;
  errors: { dates?: string; guests?: string };
};

export const StayFields = ({ order, onChange, maxGuests, errors, ...rules }: Props) => {
  const error = errors.dates ?? errors.guests;
  return (
    <>
      <div className={classNames('overflow-hidden rounded-card border', error ? 'border-danger' : 'border-edge')}>
        <DateRangePicker
          {...rules}
          dates={order}
          onChange={onChange}
          maxNights={limits.nights}
          error={errors.dates}
          align="end"
          className="flex max-sm:[&>button]:px-3 [&>button+button]:border-l [&>button+button]:border-line"
        />
        <div className="flex min-h-14 items-center justify-between gap-4 border-t border-line px-3 sm:px-4">
          <span>
            <span className="block text-xs font-semibold tracking-wide">{messages.guests}</span>
            <span className="block text-sm text-muted">{messages.sleeps(maxGuests)}</span>
          </span>
          <GuestStepper value={order.guests} onChange={(guests) => onChange({ guests })} max={maxGuests} />
        </div>
      </div>
      {error && <OrderError message={error} />}
    </>
  );
};
