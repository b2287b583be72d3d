import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.js';
import { ComboboxList } from './combobox-list.js';
import type { ComboboxOption } from './combobox-option.js';
import { filterOptions } from './filter-options.js';

type ComboboxControl = {
  input: {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onClick: () => void;
    onBlur: () => void;
    role: 'combobox';
    autoComplete: 'off';
  } & Record<`aria-${string}`, string | boolean | undefined>;
};

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Accepts listed values only: typing highlights the first match, leaving the field selects it. */
  listedOnly?: boolean;
  className?: string;
  children: (control: ComboboxControl) => ReactNode;
};

const listHeightPx = 300;

/** A text input with suggestions (ARIA combobox pattern). `children` renders the input. */
export function Combobox({ label, value, onChange, options, listedOnly = false, className, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [above, setAbove] = useState(false);
  const matches = filterOptions(options, typed ?? '');

  const show = () => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    if (box) setAbove(box.bottom + listHeightPx > window.innerHeight && box.top > listHeightPx);
    setOpen(true);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const pick = (chosen: string) => {
    onChange(chosen);
    close();
  };
  const commit = () => {
    const exact = options.find((option) => option.value.toLowerCase() === (typed ?? value).trim().toLowerCase());
    if (typed !== null && (listedOnly || exact)) onChange((exact ?? matches[active])?.value ?? '');
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + matches.length) % Math.max(matches.length, 1));
    } else if (event.key === 'Enter' && open && matches[active]) {
      event.preventDefault();
      pick(matches[active].value);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <div id={id} className={classNames('relative', className)}>
      {children({
        input: {
          value: typed ?? value,
          onChange({ target }) {
            setTyped(target.value);
            if (!listedOnly) onChange(target.value);
            show();
            if (listedOnly && target.value.trim()) setActive(0);
          },
          onKeyDown,
          onClick: show,
          onBlur: commit,
          role: 'combobox',
          autoComplete: 'off',
          'aria-label': label,
          'aria-expanded': open,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
        },
      })}
      {open && <ComboboxList id={id} label={label} options={matches} active={active} onPick={pick} above={above} />}
    </div>
  );
}
