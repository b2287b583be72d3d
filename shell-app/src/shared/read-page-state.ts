import { pageStateId } from '@wayhouse/contracts/page-rendering';
import type { PageState } from './page-state.js';

let state: PageState | undefined;

/** Undefined on the server, and where the browser renders the page itself. */
export function readPageState(): PageState | undefined {
  if (state || typeof document === 'undefined') return state;
  const json = document.getElementById(pageStateId)?.textContent;
  return (state = json ? (JSON.parse(json) as PageState) : undefined);
}
