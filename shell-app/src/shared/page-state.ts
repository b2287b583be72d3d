import type { DehydratedState } from '@tanstack/react-query';
import type { RemoteHtml } from '@wayhouse/contracts/page-rendering';
import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';
import type { Locale } from '@wayhouse/messages/locale';
import type { RenderTime } from '@wayhouse/web-kit/page-clock';
import { createContext, useContext } from 'react';

/** What the server has rendered a page from. The page carries it, so that the browser takes it over as it is. */
export type PageState = {
  config: RuntimeConfig;
  locale: Locale;
  time: RenderTime;
  queries: DehydratedState;
  /** The remote that has brought the content of the page, and its build. */
  served?: Omit<RemoteHtml, 'html'>;
  /** The title of the page, if a remote has it. */
  remoteTitle?: string;
};

export const PageStateContext = createContext<PageState | undefined>(undefined);

/** Undefined where the browser renders the page itself. */
export const usePageState = () => useContext(PageStateContext);

/** The pattern of the page that the server renders, which it has found already. Undefined in the browser. */
export const ServedPathContext = createContext<string | undefined>(undefined);

/** What that remote has brought. Only the server has it: in the browser it is in the page. */
export const ServedHtmlContext = createContext<string | undefined>(undefined);
