import { siteLogo } from './site-files.js';

/** schema.org data of the company, with its logo. */
export const organizationJsonLd = (origin: string) => ({
  '@type': 'Organization',
  name: 'Wayhouse',
  url: `${origin}/`,
  logo: origin + siteLogo,
});
