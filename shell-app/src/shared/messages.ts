export const messages = {
  loading: 'Loading',
  pageFailed: {
    title: 'This page did not load',
    message: 'Your connection may have dropped. Nothing you entered elsewhere is lost.',
  },
  signInUnavailable: {
    title: 'Sign-in is unavailable',
    message: 'You can still browse rooms. Your bookings are safe and will show again once sign-in is back.',
  },
} as const;
