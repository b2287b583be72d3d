import { cities } from '@wayhouse/domain/cities';
import { citiesNamed } from '@wayhouse/domain/destinations';
import type { ComboboxOption } from '@wayhouse/web-kit/combobox-option';
import { MapPin } from 'lucide-react';
import { suggestionIcon } from './suggestion-icon.js';

const everyCity: ComboboxOption[] = cities.map(({ name, country }) => ({
  value: name,
  note: country,
  icon: <MapPin {...suggestionIcon} />,
}));

/** Until it is known where there are rooms, every city. */
export function suggestCity(typed: string): ComboboxOption[] {
  const names = new Set(citiesNamed(typed));
  return everyCity.filter(({ value }) => !typed.trim() || names.has(value));
}
