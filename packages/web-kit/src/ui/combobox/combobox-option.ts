export type ComboboxOption = { value: string; note?: string };
