import type { ComboboxOption } from './combobox.js';

const atMost = 60;

/** The options that contain what was typed; those that begin with it come first. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return options.slice(0, atMost);
  const found = options.filter(({ value, note }) => `${value} ${note ?? ''}`.toLowerCase().includes(wanted));
  const begins = (option: ComboboxOption) => Number(option.value.toLowerCase().startsWith(wanted));
  return found.sort((one, other) => begins(other) - begins(one)).slice(0, atMost);
}
