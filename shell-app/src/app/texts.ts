export const texts = {
  skip: 'Skip to content',
  notFound: {
    eyebrow: 'Page 404',
    title: 'This room does not exist',
    documentTitle: 'Page not found',
    lead: 'The address may have changed, or the key no longer fits. The front desk is happy to show you the way.',
    photo: 'A bright hotel lobby with a green tiled front desk',
    rooms: 'Browse hotels',
    home: 'Back to the start',
  },
} as const;
