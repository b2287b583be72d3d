import { roomSortOrders } from '@wayhouse/contracts/calls/room-search-calls';
import { classNames } from '@wayhouse/web-kit/class-names';
import { ChevronDown } from 'lucide-react';
import { messages } from '../messages.js';
import type { ControlProps } from './search-filter.js';

type Props = ControlProps & { isAmongChips: boolean };

/** The order, in one line: on small screens beside the filters. Among chips it scrolls with them, otherwise it fits. */
export const SortSelect = ({ search, onChange, isAmongChips }: Props) => (
  <span className={classNames('relative', isAmongChips ? 'shrink-0' : 'min-w-0')}>
    <select
      aria-label={messages.sortBy}
      value={search.sort}
      onChange={({ target }) => onChange({ sort: roomSortOrders.find((order) => order === target.value) })}
      className="min-h-11 w-full appearance-none truncate rounded-pill border border-edge bg-transparent pr-9 pl-4 text-base sm:text-sm"
    >
      {roomSortOrders.map((order) => (
        <option key={order} value={order}>
          {messages.sorts[order]}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted" />
  </span>
);
