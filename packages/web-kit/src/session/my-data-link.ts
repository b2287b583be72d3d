import { paths } from '@wayhouse/contracts/paths';
import { messages } from '../messages.js';

/** A link in the menu of Clerk’s profile dialog, which renders its icon outside of React. */
export const myDataLink = () => ({
  label: messages.session.myData,
  url: paths.myData,
  mountIcon: (place: HTMLDivElement) => void (place.innerHTML = icon),
  unmountIcon: () => undefined,
});

// “file-user” of lucide, as in the menus of the product.
const icon =
  '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" ' +
  'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
  '<path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7z"/>' +
  '<path d="M14 2v4a2 2 0 0 0 2 2h4"/><path d="M15 18a3 3 0 1 0-6 0"/><circle cx="12" cy="13" r="2"/></svg>';
