export const texts = {
  house: 'Wayhouse',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
