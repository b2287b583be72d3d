import { useLayoutEffect, useRef } from 'react';
import { messages } from '../../messages.js';
import { classNames } from '../class-names.js';
import type { ComboboxOption } from './combobox-option.js';

type Props = {
  id: string;
  label: string;
  options: ComboboxOption[];
  active: number;
  onPick: (value: string) => void;
  above: boolean;
};

/** The suggestions, below the field or above it, where there is more space. */
export function ComboboxList({ id, label, options, active, onPick, above }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <ul
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={classNames(
        'absolute left-0 z-30 max-h-72 w-full min-w-64 animate-appear overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-left text-ink shadow-soft',
        above ? 'bottom-full mb-1' : 'top-full mt-2',
      )}
    >
      {options.map(({ value, note }, position) => (
        <li
          key={value}
          id={`${id}-${position}`}
          role="option"
          aria-selected={position === active}
          // Keeps the focus in the input.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(value)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-field px-3 hover:bg-sand',
            position === active && 'bg-sand outline-2 -outline-offset-2 outline-accent',
          )}
        >
          <span>{value}</span>
          {note && <span className="text-sm text-muted">{note}</span>}
        </li>
      ))}
      {!options.length && (
        <li role="option" aria-disabled aria-selected={false} className="px-3 py-3 text-muted">
          {messages.nothingFound}
        </li>
      )}
    </ul>
  );
}
