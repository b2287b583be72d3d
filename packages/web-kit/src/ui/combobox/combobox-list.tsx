import { useLayoutEffect } from 'react';
import { messages } from '../../messages.js';
import { classNames } from '../class-names.js';
import type { ComboboxOption } from './combobox-option.js';

type Props = {
  id: string;
  label: string;
  options: ComboboxOption[];
  active: number;
  onPick: (value: string) => void;
  className: string;
};

/** The suggestions, in their groups. */
export function ComboboxList({ id, label, options, active, onPick, className }: Props) {
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const titles = [...new Set(options.map(({ group }) => group))];

  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={classNames('animate-appear overflow-y-auto bg-surface p-1.5 text-left text-ink', className)}
    >
      {titles.map((title) => (
        <div key={title ?? ''} {...(title && { role: 'group', 'aria-label': title })}>
          {title && (
            <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold tracking-wide text-muted">
              {title}
            </p>
          )}
          {options.map(
            (option, position) =>
              option.group === title && (
                <Option
                  key={`${title} ${option.value}`}
                  id={`${id}-${position}`}
                  option={option}
                  isActive={position === active}
                  onPick={onPick}
                />
              ),
          )}
        </div>
      ))}
      {!options.length && (
        <div role="option" aria-disabled aria-selected={false} className="px-3 py-3 text-muted">
          {messages.nothingFound}
        </div>
      )}
    </div>
  );
}

type OptionProps = { id: string; option: ComboboxOption; isActive: boolean; onPick: (value: string) => void };

const Option = ({ id, option: { value, note, icon }, isActive, onPick }: OptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    // Keeps the focus in the input.
    onPointerDown={(event) => event.preventDefault()}
    onClick={() => onPick(value)}
    className={classNames(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 hover:bg-sand',
      isActive && 'bg-sand outline-2 -outline-offset-2 outline-accent',
    )}
  >
    {icon}
    <span className="min-w-0 grow truncate">{value}</span>
    {note && <span className="shrink-0 text-sm text-muted">{note}</span>}
  </div>
);
