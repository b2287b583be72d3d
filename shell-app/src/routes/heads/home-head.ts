import { organizationJsonLd } from '@wayhouse/contracts/organization-json-ld';
import type { PageHead } from '@wayhouse/contracts/page-rendering';
import { paths } from '@wayhouse/contracts/paths';
import { messages as home } from '../../features/home/messages.js';
import type { HeadSource } from '../../shared/shell-page.js';
import { messages } from './messages.js';

export const homeHead = ({ origin }: HeadSource): PageHead => ({
  title: home.documentTitle,
  description: messages.description,
  url: origin + paths.home,
  jsonLd: siteJsonLd(origin),
});

/** schema.org data of the site, with its search, and of the organization. */
function siteJsonLd(origin: string): object[] {
  const target = `${origin}${paths.rooms}?destination={destination}`;
  const search = { '@type': 'SearchAction', target, 'query-input': 'required name=destination' };
  const site = { '@type': 'WebSite', name: 'Wayhouse', url: `${origin}${paths.home}`, potentialAction: search };
  return [site, organizationJsonLd(origin)].map((each) => ({ '@context': 'https://schema.org', ...each }));
}
