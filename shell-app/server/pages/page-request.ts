import type { Locale } from '@wayhouse/messages/locale';

/** A page as a visitor asks for it: its path, its query and the language, and nothing else of the visitor. */
export type PageRequest = { path: string; query: URLSearchParams; locale: Locale };
