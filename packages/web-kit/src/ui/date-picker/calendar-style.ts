/** Class names for the parts of react-day-picker. */
export const calendarStyle = {
  root: 'relative text-ink',
  months: 'flex flex-col justify-center gap-8 sm:flex-row',
  month: 'w-full',
  month_caption: 'flex h-11 low:h-9 items-center justify-center font-display text-lg',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'grid size-11 low:h-9 place-items-center rounded-pill hover:bg-sand aria-disabled:opacity-30',
  button_next: 'grid size-11 low:h-9 place-items-center rounded-pill hover:bg-sand aria-disabled:opacity-30',
  month_grid: 'mx-auto border-collapse',
  weekday: 'size-11 text-xs low:h-7 font-medium text-muted',
  // Empty cells have a height too, so that all months are equally high.
  day: 'h-11 p-0 text-center low:h-8',
  day_button:
    'size-11 rounded-pill tabular-nums low:h-8 transition-colors enabled:hover:bg-accent-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60',
  // Days of other months, which are not shown, would be marked as part of the stay.
  hidden: 'invisible',
  today:
    'font-semibold [&>button]:underline [&>button]:decoration-accent [&>button]:decoration-2 [&>button]:underline-offset-4',
  range_start:
    'rounded-l-pill bg-accent-soft [&>button]:bg-accent [&>button]:text-on-accent [&>button]:enabled:hover:bg-accent-hover [&>button]:disabled:text-on-accent [&>button]:disabled:opacity-100',
  range_end:
    'rounded-r-pill bg-accent-soft [&>button]:bg-accent [&>button]:text-on-accent [&>button]:enabled:hover:bg-accent-hover [&>button]:disabled:text-on-accent [&>button]:disabled:opacity-100',
  range_middle: 'bg-accent-soft',
};

/** Class names for the modifiers of our own. */
export const modifierStyle = {
  taken: '[&>button]:line-through [&>button]:decoration-danger',
  previewStart: 'rounded-r-none!',
  previewMiddle: 'bg-accent-soft',
  previewEnd: 'rounded-r-pill bg-accent-soft [&>button]:ring-1 [&>button]:ring-accent [&>button]:ring-inset',
};
