import type { QueryClient } from '@tanstack/react-query';
import type { PageHead, RenderSources } from '@wayhouse/contracts/page-rendering';
import type { PublicApi } from '@wayhouse/web-kit/create-api';

/** What a page is fetched with. */
type PageSource = { api: PublicApi; client: QueryClient };

/** An address of a page, with the parameters of its path. */
export type PageAddress = { address: URL; params: Record<string, string | undefined> };

export type HeadSource = PageAddress &
  Pick<RenderSources, 'origin' | 'photoSize'> & { client: QueryClient; currency: string };

/** A page as the server knows it. Browsers do not load this. */
export type ShellPage = {
  /** An address or a pattern, in any letter case. */
  path: string;
  /** The module in `routes/`; home’s is part of the entry. */
  module?: string;
  /** Fetches what the page shows to everybody. */
  fetch?: (source: PageSource, page: PageAddress) => Promise<unknown>[];
  /** Read from what has been fetched. */
  head: (source: HeadSource) => PageHead | Promise<PageHead>;
};
