import { paths } from '@wayhouse/contracts/paths';
import { describePages } from '@wayhouse/web-kit/describe-pages';
import { listPages } from './page-facts.js';

/** What the build writes of these pages; it runs in Node. They differ from owner to owner, so browsers draw them. */
export const remotePages = (styles: string[]) =>
  describePages({ remote: 'owner', area: paths.owner, listPages }, styles);
