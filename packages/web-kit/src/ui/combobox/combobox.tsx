import { ChevronLeft } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { messages } from '../../messages.js';
import { IconButton } from '../action/icon-button.js';
import { classNames } from '../class-names.js';
import { scrollBehavior } from '../scroll-behavior.js';
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
  /** Which options fit the typed text; by default those that contain it. */
  filter?: (options: readonly ComboboxOption[], typed: string) => ComboboxOption[];
  /** After an option was picked. */
  onPicked?: () => void;
  /** Called before the suggestions are shown. */
  onOpen?: () => void;
  /**
   * Accepts listed values only: typing highlights the first match, leaving the field selects it. Once the only match is typed in
   * full the list closes, as it would cover what comes next.
   */
  listedOnly?: boolean;
  /**
   * For the one field that a page is about: the list opens below, for which the page scrolls, as far from it as `gap` says,
   * and fills the screen of a phone.
   */
  prominent?: { gap: string };
  className?: string;
  children: (control: ComboboxControl) => ReactNode;
};

const prominentHeightPx = 400;
const navigationHeightPx = 80;

/** A text input with suggestions (ARIA combobox pattern). `children` renders the input. */
export function Combobox({
  label,
  value,
  onChange,
  options,
  filter = filterOptions,
  onPicked,
  onOpen,
  listedOnly = false,
  prominent,
  className,
  children,
}: Props) {
  const id = useId();
  const [field, setField] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const matches = filter(options, typed ?? '');
  const isDecided = listedOnly && matches.length === 1 && isSame(matches[0]!.value, typed);
  const isListShown = open && !isDecided;

  const show = () => {
    onOpen?.();
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
    onPicked?.();
  };
  const commit = () => {
    const exact = options.find((option) => isSame(option.value, typed ?? value));
    if (typed !== null && (listedOnly || exact)) onChange((exact ?? matches[active])?.value ?? '');
    close();
  };
  const isSheet = open && prominent !== undefined;
  useEffect(() => {
    if (isSheet && field) scrollToFit(field);
  }, [isSheet, field]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const next = event.key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
      setActive((next + matches.length) % Math.max(matches.length, 1));
    } else if (event.key === 'Enter' && open && matches[active]) {
      event.preventDefault();
      pick(matches[active].value);
    } else if (event.key === 'Enter' && open) {
      commit();
    } else if (event.key === 'Escape' && isListShown) {
      event.stopPropagation();
      close();
    }
  };

  const list = (
    <ComboboxList
      id={id}
      label={label}
      options={matches}
      active={active}
      onPick={pick}
      className={prominent ? classNames(prominentStyle, prominent.gap) : listStyle}
    />
  );

  return (
    <div ref={setField} className={classNames('relative', prominent && 'min-h-14', className)}>
      <div data-sheet={isSheet || undefined} className={isSheet ? sheetStyle : undefined}>
        <div
          className={
            isSheet ? 'max-sm:flex max-sm:items-center max-sm:border-b max-sm:border-line max-sm:p-2' : undefined
          }
        >
          {isSheet && (
            // Keeps the focus in the input, so that closing is not leaving it.
            <span className="sm:hidden" onPointerDown={(event) => event.preventDefault()}>
              <IconButton label={messages.close} tabIndex={-1} onClick={close}>
                <ChevronLeft aria-hidden className="size-5" />
              </IconButton>
            </span>
          )}
          <div className="min-w-0 grow">
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
                'aria-expanded': isListShown,
                'aria-controls': `${id}-list`,
                'aria-autocomplete': 'list',
                'aria-activedescendant': isListShown && active >= 0 ? `${id}-${active}` : undefined,
              },
            })}
          </div>
        </div>
        {isListShown &&
          (prominent ? (
            list
          ) : (
            <div ref={scrollIntoView} className={belowStyle}>
              {list}
            </div>
          ))}
      </div>
    </div>
  );
}

// Low enough that field and list fit a low window together.
const listStyle = 'max-h-[min(18rem,30dvh)] rounded-card border border-line shadow-soft';
const belowStyle = 'absolute top-full left-0 z-30 w-full min-w-64 pt-2 pb-4';
const prominentStyle =
  'max-sm:grow sm:absolute sm:top-full sm:left-0 sm:z-30 sm:max-h-96 sm:w-full sm:min-w-88 sm:rounded-card sm:border sm:border-line sm:shadow-soft';
const sheetStyle = 'max-sm:fixed max-sm:inset-0 max-sm:z-60 max-sm:flex max-sm:flex-col max-sm:bg-surface';

const isSame = (option: string, typed: string | null) => option.toLowerCase() === typed?.trim().toLowerCase();

const scrollIntoView = (box: HTMLElement | null) =>
  box?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });

/** Scrolls the page just far enough for the list to fit below the field. */
function scrollToFit(field: HTMLElement): void {
  const { top, bottom } = field.getBoundingClientRect();
  const missing = bottom + prominentHeightPx - window.innerHeight;
  const by = Math.min(missing, top - navigationHeightPx);
  if (by > 0 && window.matchMedia('(min-width: 640px)').matches)
    window.scrollBy({ top: by, behavior: scrollBehavior() });
}
