import { findByPath } from '@wayhouse/contracts/path-pattern';
import { startRemoteLocale } from '@wayhouse/web-kit/page-locale';
import { pages } from './app/App.js';

// The host gets the app when its messages can be read.
await startRemoteLocale();

/** Loads what the page of an address needs. */
export const preload = (address: string) => findByPath(pages, address)?.Page.preload();

export { default, contract } from './app/App.js';
