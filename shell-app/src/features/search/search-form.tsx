import { limits } from '@wayhouse/contracts/limits';
import { roomsPath } from '@wayhouse/contracts/paths';
import { addDays } from '@wayhouse/contracts/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { DateRangePicker } from '@wayhouse/web-kit/ui/date-picker/date-range-picker';
import { GuestStepper } from '@wayhouse/web-kit/ui/form/guest-stepper';
import { Search as SearchIcon } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DestinationField } from './destination-field.js';
import { type Search, searchErrors } from './search-criteria.js';
import { SearchProblems } from './search-error-note.js';
import { texts } from './messages.js';

const empty: Search = { destination: '', checkIn: '', checkOut: '', guests: 1 };

export type SearchFormProps = {
  initial?: Partial<Search>;
  /** What else the address says and keeps saying. */
  keep?: Record<string, string>;
  /** Whether one may search without a place. */
  anywhere?: boolean;
  onSearch?: () => void;
  /** Hears what stands in the form, whenever it is another. */
  onChange?: (search: Search) => void;
};

/** One pill: where, when, how many. It opens the rooms page. */
export function SearchForm({ initial, keep, anywhere = false, onSearch, onChange }: SearchFormProps) {
  const [search, setSearch] = useState<Search>({ ...empty, ...initial });
  const [isSubmitted, setSubmitted] = useState(false);
  const problems = useId();
  const form = useRef<HTMLFormElement>(null);
  // Another search in the address, by Back or a chip, is what the form says from then on.
  const said = JSON.stringify(initial);
  const [lastSaid, setLastSaid] = useState(said);
  if (said !== lastSaid) {
    setLastSaid(said);
    setSearch({ ...empty, ...initial });
    setSubmitted(false);
  }
  const navigate = useNavigate();
  const { status, getToken } = useSession();
  const errors = isSubmitted ? searchErrors(search, anywhere) : {};
  const change = (part: Partial<Search>) => {
    const next = { ...search, ...part };
    setSearch(next);
    onChange?.(next);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const found = searchErrors(search, anywhere);
    if (found.destination) form.current?.querySelector('input')?.focus();
    if (Object.keys(found).length) return;
    const destination = search.destination.trim();
    if (destination && status === 'signed-in')
      void import('./store-recent-city.js').then((made) => made.storeSearch(destination, getToken));
    void navigate(
      roomsPath({ ...keep, ...search, guests: search.guests > 1 ? search.guests : undefined, destination }),
    );
    onSearch?.();
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={texts.form}
      onSubmit={submit}
      noValidate
      className="relative w-full text-ink"
    >
      <div className="grid rounded-[26px] border border-line bg-surface p-2 shadow-soft lg:grid-cols-[1.25fr_1.6fr_auto_auto] lg:items-center lg:rounded-pill">
        <DestinationField
          value={search.destination}
          onChange={(destination) => change({ destination })}
          problem={errors.destination && problems}
          placeholder={anywhere ? texts.anywhere : texts.whereTo}
        />
        <DateRangePicker
          dates={search}
          onChange={(dates) => change(dates)}
          earliest={today()}
          latest={addDays(today(), limits.daysAhead)}
          className="flex overflow-hidden border-t border-line lg:border-t-0 lg:border-l [&>button+button]:border-l [&>button+button]:border-line"
        />
        <div className="flex min-h-14 items-center justify-between gap-4 border-t border-line px-4 lg:border-t-0 lg:border-l">
          <span className="text-xs font-semibold tracking-wide">{texts.guests}</span>
          <GuestStepper value={search.guests} onChange={(guests) => change({ guests })} max={limits.heroGuests} />
        </div>
        <Button type="submit" size="large" className="mt-2 w-full lg:mt-0 lg:w-auto">
          <SearchIcon aria-hidden className="size-5" /> {texts.search}
        </Button>
      </div>
      <SearchProblems id={problems} errors={errors} />
    </form>
  );
}
