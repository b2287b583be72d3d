import { localized } from './localized.js';

const messages = localized('page-title', { title: (page: string) => `${page} · Wayhouse` });

/** The title of a page in the browser’s tab, in search results and in link previews. */
export const pageTitle = (page: string): string => messages.title(page);
