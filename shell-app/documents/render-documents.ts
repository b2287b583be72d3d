import { paths } from '@wayhouse/contracts';
import { renderPdf } from '@wayhouse/documents';
import { privacyPolicy } from './privacy-policy.js';
import { termsOfUse } from './terms-of-use.js';

export const documents = { [paths.privacyPolicy]: privacyPolicy, [paths.terms]: termsOfUse };

/** The site's documents as PDF, each with the path it is served at. */
export const renderDocuments = (): Promise<{ path: string; bytes: Uint8Array }[]> =>
  Promise.all(Object.entries(documents).map(async ([path, content]) => ({ path, bytes: await renderPdf(content) })));
