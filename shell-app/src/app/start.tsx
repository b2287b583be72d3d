import { installHistoryBlocker } from '@wayhouse/web-kit/history-blocker';
import { holdClock } from '@wayhouse/web-kit/page-clock';
import { startHostLocale } from '@wayhouse/web-kit/page-locale';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { PageStateContext } from '../shared/page-state.js';
import { readPageState } from '../shared/read-page-state.js';

installHistoryBlocker();
const state = readPageState();
const root = document.getElementById('root')!;
const page = (
  <PageStateContext value={state}>
    <App Router={BrowserRouter} />
  </PageStateContext>
);
void startHostLocale(state?.locale).then(() => {
  if (!state) return createRoot(root).render(page);
  holdClock(state.time);
  // In a transition React takes the page over in slices, and what the visitor does comes between them.
  startTransition(() => void hydrateRoot(root, page));
});
