/** Styles shared by all text fields and selects. */
export const fieldStyle =
  'w-full min-h-11 rounded-field border border-edge bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted ' +
  'transition-colors hover:border-ink disabled:cursor-not-allowed disabled:bg-sand disabled:opacity-70 ' +
  'aria-invalid:border-danger focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent';
