import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.js';
import { ComboboxList } from './combobox-list.js';
import { matchingOptions } from './filter-options.js';

export type ComboboxOption = { value: string; note?: string };
export type ComboboxControl = {
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
  /** Whether only a listed value counts: typing points at the first that fits, leaving takes what is pointed at. */
  listedOnly?: boolean;
  className?: string;
  children: (control: ComboboxControl) => ReactNode;
};

const heightOfList = 300;

/** A text input with suggestions (the ARIA combobox pattern). `children` draws the input in the look of its place. */
export function Combobox({ label, value, onChange, options, listedOnly = false, className, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [above, setAbove] = useState(false);
  const matches = matchingOptions(options, typed ?? '');

  const show = () => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    if (box) setAbove(box.bottom + heightOfList > window.innerHeight && box.top > heightOfList);
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
  const leave = () => {
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
          onBlur: leave,
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
