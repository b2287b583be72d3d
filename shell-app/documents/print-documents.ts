import { paths } from '@wayhouse/contracts';
import { printPaper } from '@wayhouse/documents';
import { privacyPolicy } from './privacy-policy.js';
import { termsOfUse } from './terms-of-use.js';

export const papers = { [paths.privacyPolicy]: privacyPolicy, [paths.terms]: termsOfUse };

/** The documents of the site, each with the path at which it is served. */
export const printDocuments = (): Promise<{ path: string; bytes: Uint8Array }[]> =>
  Promise.all(Object.entries(papers).map(async ([path, paper]) => ({ path, bytes: await printPaper(paper) })));
