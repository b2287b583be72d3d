import { messages } from '../../messages.js';
import { formatDay } from './calendar-date.js';
import { classNames } from '../class-names.js';

type Props = { label: string; date: string; isOpen: boolean; error?: string; disabled?: boolean; onOpen: () => void };

/** One of the two fields of a stay: label above date. */
export function StayDateButton({ label, date, isOpen, error, disabled, onOpen }: Props) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-invalid={error ? true : undefined}
      onClick={onOpen}
      // Aligned to the top, so that both dates stay level when one needs a second line.
      className="flex min-h-14 min-w-0 flex-1 flex-col px-4 py-2 text-left -outline-offset-2 transition-colors hover:bg-sand disabled:cursor-not-allowed disabled:hover:bg-transparent"
    >
      <span className="text-xs font-semibold tracking-wide text-ink">{label}</span>
      <span className={classNames('text-sm sm:text-[15px]', date ? 'text-ink' : 'text-muted')}>
        {date ? formatDay(date) : messages.stay.addDate}
      </span>
    </button>
  );
}
