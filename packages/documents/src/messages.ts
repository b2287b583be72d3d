export const messages = {
  siteName: 'Wayhouse',
  pageNumber: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
