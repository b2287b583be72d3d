import type { ComboboxOption } from './combobox-option.js';

const maxOptions = 60;

/** The options that contain the typed text; those that start with it come first. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const query = typed.trim().toLowerCase();
  if (!query) return options.slice(0, maxOptions);
  const found = options.filter(({ value, note }) => `${value} ${note ?? ''}`.toLowerCase().includes(query));
  const startsWithQuery = (option: ComboboxOption) => Number(option.value.toLowerCase().startsWith(query));
  return found.sort((one, other) => startsWithQuery(other) - startsWithQuery(one)).slice(0, maxOptions);
}
