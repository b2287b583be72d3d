import { formatDateRange } from '@wayhouse/messages/format-date';
import { classNames } from '@wayhouse/web-kit/class-names';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.js';
import type { SearchCriteria } from './search-criteria.js';
import { SearchForm, type SearchFormProps } from './search-form.js';

/** The search above results. On small screens it is a one-line summary that expands to the form and collapses on submit. */
export function CollapsibleSearch(props: SearchFormProps & { initial: SearchCriteria }) {
  const isWide = useIsWide(1024);
  const [isOpen, setOpen] = useState(false);
  // Undefined as long as the width is unknown: then the style sheet decides.
  const isFormShown = isOpen || isWide;
  const container = useRef<HTMLDivElement>(null);
  const hasToggled = useRef(false);
  const toggle = (open: boolean) => {
    hasToggled.current = true;
    setOpen(open);
  };
  // The element that had the focus is gone after it expands or collapses.
  useEffect(() => {
    if (hasToggled.current) container.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {isFormShown !== false && (
        <SearchForm
          {...props}
          allowAnywhere
          onSearch={() => !isWide && toggle(false)}
          className={classNames(isFormShown === undefined && 'hidden lg:block noscript:block')}
        />
      )}
      {!isFormShown && (
        <CollapsedSearch
          search={props.initial}
          onOpen={() => toggle(true)}
          className={classNames(isFormShown === undefined && 'lg:hidden noscript:hidden')}
        />
      )}
    </div>
  );
}

type CollapsedProps = { search: SearchCriteria; onOpen: () => void; className?: string };

function CollapsedSearch({ search, onOpen, className }: CollapsedProps) {
  const { destination, checkIn, checkOut, guests, adults } = search;
  const dates = checkIn && checkOut ? formatDateRange(checkIn, checkOut) : messages.anyDates;
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      className={classNames(
        'flex min-h-14 w-full items-center gap-3.5 rounded-[28px] border border-line bg-surface px-5 py-1.5 text-left shadow-soft transition-colors hover:border-edge',
        className,
      )}
    >
      <SearchIcon aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{destination || messages.anywhere}</span>
        <span className="block text-sm text-pretty text-muted">{messages.summary(dates, guests, adults)}</span>
      </span>
    </button>
  );
}
