import type { ReactNode } from 'react';

export type ComboboxOption = {
  value: string;
  note?: string;
  icon?: ReactNode;
  /** Options of one group stand together, below its title. */
  group?: string;
};
