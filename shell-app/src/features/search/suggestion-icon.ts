export const suggestionIcon = {
  'aria-hidden': true,
  className: 'size-4.5 shrink-0 text-muted',
  strokeWidth: 1.75,
} as const;
