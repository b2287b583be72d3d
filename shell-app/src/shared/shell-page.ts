import type { QueryClient } from '@tanstack/react-query';
import type { PageHead, RenderSources } from '@wayhouse/contracts/page-rendering';
import type { PublicApi } from '@wayhouse/web-kit/create-api';

/** What a page is fetched with. */
type PageSource = Pick<RenderSources, 'config'> & { api: PublicApi; client: QueryClient };

/** An address of a page, with its pattern and the parameters of that. */
export type PageAddress = { path: string; address: URL; params: Record<string, string | undefined> };

export type HeadSource = PageAddress &
  Pick<RenderSources, 'origin' | 'photoSize'> & { client: QueryClient; currency: string };

/** A page as the server knows it. Browsers do not load this. */
export type ShellPage = {
  /** Fetches what the page shows to everybody. */
  fetch?: (source: PageSource, page: PageAddress) => Promise<unknown>[];
  /** Read from what has been fetched. */
  head: (source: HeadSource) => PageHead | Promise<PageHead>;
};
