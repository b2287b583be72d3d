import type { DayGroup } from '@wayhouse/domain/day-groups';
import { numberLocale } from '@wayhouse/messages/locale';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ChevronDown } from 'lucide-react';
import { messages } from '../messages.js';

type Props = { group: DayGroup; count: number | undefined; list: string; isOpen: boolean; onToggle: () => void };

const cell = 'flex h-full w-full flex-col px-4 py-4 text-left sm:px-5 sm:py-5';

/** A count, which opens the list of its stays (`list` is its id) unless there are none. Shows a skeleton without `count`. */
export function DayFigure({ group, count, list, isOpen, onToggle }: Props) {
  const { title, note, none } = messages.today.groups[group];
  const text = (
    <>
      <span className="block font-medium sm:text-[15px]">{title}</span>
      <span className="mt-2 flex items-center justify-between gap-2 font-display text-3xl leading-none tabular-nums sm:mt-3 sm:text-4xl">
        {count === undefined ? <Skeleton className="h-[1em] w-[1.5em]" /> : count.toLocaleString(numberLocale())}
        {!!count && (
          <ChevronDown
            aria-hidden
            className={classNames('size-5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        )}
      </span>
      <span className="mt-2 block text-sm text-pretty text-muted">{count === 0 ? none : note}</span>
    </>
  );
  if (!count) return <div className={cell}>{text}</div>;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? list : undefined}
      onClick={onToggle}
      className={classNames(
        cell,
        '-outline-offset-2 transition-colors',
        isOpen ? 'bg-accent-soft' : 'hover:bg-sand/60',
      )}
    >
      {text}
    </button>
  );
}
