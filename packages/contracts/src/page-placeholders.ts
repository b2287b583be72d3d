import type { RemoteConfig } from './remotes.js';

/**
 * What only the shell knows, and the pages of a remote contain: the origin of the site, the address of the remote's files with
 * a slash at the end, and `RemoteConfig` without the tiles of maps and the exchange rates, which no page is rendered with.
 */
export type PageValues = { origin: string; files: string } & Required<Omit<RemoteConfig, 'mapTiles' | 'exchangeRates'>>;

const names: (keyof PageValues)[] = ['origin', 'files', 'currency', 'supportPhone', 'supportEmail', 'careersEmail'];

/** What a build writes in place of each value. */
export const placeholders = Object.fromEntries(names.map((name) => [name, `{{${name}}}`])) as PageValues;

/** Puts the values in. What is no placeholder stays as it is. */
export const fillPlaceholders = (text: string, values: PageValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) =>
    (names as string[]).includes(name) ? values[name as keyof PageValues] : written,
  );
