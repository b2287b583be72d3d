import { latestArrival } from '@wayhouse/domain/arrival';
import { formatDestination } from '@wayhouse/domain/destinations';
import { paths, roomsPath } from '@wayhouse/contracts/paths';
import { today } from '@wayhouse/web-kit/calendar-date';
import { classNames } from '@wayhouse/web-kit/class-names';
import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { DateRangePicker, type DateRangePickerHandle } from '@wayhouse/web-kit/ui/date-picker/date-range-picker';
import { Search as SearchIcon } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { noStay, writeStay } from '../../shared/stay-params.js';
import type { Params } from '../../shared/write-params.js';
import { DestinationField } from './destination-field.js';
import { messages } from './messages.js';
import { NativeStay } from './native-stay.js';
import { PartyField } from './party-field.js';
import { type SearchCriteria, validateSearch } from './search-criteria.js';
import { SearchErrorNote } from './search-error-note.js';
import { useTypedBefore } from './use-typed-before.js';
import { storeVisitorCity } from './visitor-cities.js';

const empty: SearchCriteria = { destination: '', ...noStay };

export type SearchFormProps = {
  initial?: Partial<SearchCriteria>;
  /** Further parameters to keep in the address. */
  extraParams?: Params;
  /** Those to keep as long as the destination stays. */
  placeParams?: Params;
  /** Whether the destination may be empty. */
  allowAnywhere?: boolean;
  onSearch?: () => void;
  onChange?: (search: SearchCriteria) => void;
  className?: string;
};

/** Destination, dates and guests. Submitting opens the rooms page, also without scripts. */
export function SearchForm(props: SearchFormProps) {
  const { initial, extraParams, placeParams, allowAnywhere = false, onSearch, onChange, className } = props;
  const [search, setSearch] = useState<SearchCriteria>({ ...empty, ...initial });
  const isInBrowser = useIsInBrowser();
  const [isSubmitted, setSubmitted] = useState(false);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const dates = useRef<DateRangePickerHandle>(null);
  // When the search in the address changes, by Back or a chip, the form follows.
  const initialJson = JSON.stringify(initial);
  const [lastInitialJson, setLastInitialJson] = useState(initialJson);
  if (initialJson !== lastInitialJson) {
    setLastInitialJson(initialJson);
    setSearch({ ...empty, ...initial });
    setSubmitted(false);
  }
  const navigate = useNavigate();
  const { status, getToken } = useSession();
  const errors = isSubmitted ? validateSearch(search, allowAnywhere) : {};
  const change = (part: Partial<SearchCriteria>) => {
    const next = { ...search, ...part };
    setSearch(next);
    onChange?.(next);
  };

  useTypedBefore((destination) => change({ destination }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const submitErrors = validateSearch(search, allowAnywhere);
    if (submitErrors.destination) form.current?.querySelector('input')?.focus();
    if (Object.keys(submitErrors).length) return;
    const destination = formatDestination(search.destination);
    // Who may be signed in has the search in the account, once that is known.
    if (destination && (status === 'signed-in' || status === 'loading'))
      void import('./store-recent-city.js').then((module) => module.storeRecentCity(destination, getToken));
    else if (destination && status === 'signed-out') storeVisitorCity(destination);
    const keptPlace = destination === formatDestination(initial?.destination ?? '') ? placeParams : {};
    void navigate(roomsPath({ ...extraParams, ...keptPlace, destination, ...writeStay(search) }));
    onSearch?.();
  };

  return (
    <form
      ref={form}
      role="search"
      action={paths.rooms}
      aria-label={messages.form}
      onSubmit={submit}
      noValidate
      className={classNames('relative w-full text-ink', className)}
    >
      <div className="grid rounded-[26px] border border-line bg-surface p-2 shadow-soft lg:grid-cols-[1.25fr_1.6fr_auto_auto] lg:items-center lg:rounded-pill">
        <DestinationField
          value={search.destination}
          onChange={(destination) => change({ destination })}
          onPicked={() => !search.checkIn && dates.current?.open()}
          errorId={errors.destination && errorId}
          placeholder={allowAnywhere ? messages.anywhere : messages.whereTo}
        />
        {Object.entries(extraParams ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {!isInBrowser && <NativeStay {...search} />}
        <DateRangePicker
          ref={dates}
          dates={search}
          onChange={change}
          earliest={today()}
          latest={latestArrival(today())}
          className="flex overflow-hidden noscript:hidden border-t border-line lg:border-t-0 lg:border-l [&>button+button]:border-l [&>button+button]:border-line"
        />
        <PartyField {...search} onChange={change} />
        <Button type="submit" size="large" className="mt-2 w-full lg:mt-0 lg:w-auto">
          <SearchIcon aria-hidden className="size-5" /> {messages.search}
        </Button>
      </div>
      <SearchErrorNote id={errorId} errors={errors} />
    </form>
  );
}
