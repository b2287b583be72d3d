import { localized } from '@wayhouse/messages/localized';

export const messages = localized('documents', {
  siteName: 'Wayhouse',
  pageNumber: (page: number, pages: number) => `Page ${page} of ${pages}`,
});
