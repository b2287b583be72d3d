/** The words of the frame round every page, and of what stands in for a page. */
export const texts = {
  skip: 'Skip to content',
  notFound: {
    eyebrow: 'Page 404',
    title: 'There is no page here',
    documentTitle: 'Page not found',
    lead: 'The address may have changed, or the key no longer fits. The front desk is happy to show you the way.',
    photo: 'A bright hotel lobby with a green tiled front desk',
    rooms: 'Browse hotels',
    home: 'Back to the start',
  },
  loading: 'Loading',
  pageFailed: {
    title: 'This page did not load',
    message: 'Your connection may have dropped. Nothing you entered elsewhere is lost.',
  },
  crashed: {
    title: 'Something on this page broke',
    message: 'It is our mistake, not yours. Bookings and payments you have made are safe.',
    reload: 'Reload this page',
    home: 'Go to the home page',
  },
  signInTrouble: {
    title: 'Sign-in is not reachable',
    message: 'You can look at rooms as usual. Your bookings are safe; they show once sign-in answers again.',
  },
  ownerUnreachable: {
    title: 'The owner area is not reachable',
    message: 'Your rooms and bookings are safe, and the rest of Wayhouse works as always.',
    home: 'Go to the home page',
  },
  informationUnreachable: {
    title: 'This page is not reachable',
    message: 'Only our information pages are affected. Searching and booking work as always.',
  },
} as const;
