export const messages = {
  title: 'One moment, please',
  lead: 'We are getting your page ready and will take you there in a few seconds.',
  now: 'Go there now',
} as const;
