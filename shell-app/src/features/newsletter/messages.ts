export const texts = {
  photo: 'A lamp with a warm light and two books beside a bed with a green velvet headboard',
  box: {
    title: 'A quiet letter, now and then',
    lead: 'New rooms, good corners to read in, and an offer when there is one. Nothing else, and a way off the list in every letter.',
    email: 'E-mail address',
    subscribe: 'Subscribe',
    done: {
      title: 'You are on the list',
      body: (address: string) =>
        `We write to ${address}. The letter that confirms it is in your inbox, or arrives in a minute.`,
    },
  },
  leave: {
    title: 'Leave the list',
    body: 'We take your address off our list, and you get no more letters from us. Mails about your bookings still arrive.',
    button: 'Unsubscribe',
    done: {
      title: 'You are off the list',
      body: 'You will get no more letters from us. If you miss them, the box at the end of our home page lets you back in.',
      next: 'Back to the start',
    },
    unknown: {
      title: 'This link does not open anything',
      body: 'Perhaps it was cut off in your mail program. Open the newest letter from us and use its link, or write to us and we take your address off the list ourselves.',
      next: 'Contact us',
    },
  },
} as const;
