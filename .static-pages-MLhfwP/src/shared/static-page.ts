import type { LinkPlace } from '@wayhouse/contracts/remote-pages';
import type { PageFacts } from '@wayhouse/web-kit/describe-pages';
import type { ComponentType } from 'react';

/** What draws the pages of a route, and what search engines and the shell learn of each of them. */
export type StaticPage = {
  Page: ComponentType;
  /** `path`: that of the route. */
  list: (path: string) => PageFacts[];
};

/** A page with links in these places of the shell. */
export const linkedPage = (path: string, text: { tab: string; lead: string }, ...places: LinkPlace[]): PageFacts => ({
  path,
  title: text.tab,
  description: text.lead,
  links: places.map((place) => ({ place, label: text.tab })),
});
