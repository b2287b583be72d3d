import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/navigation', {
  main: 'Main',
  links: { home: 'Home', hotels: 'Hotels', experience: 'Experience' },
  listHotel: 'List Your Hotel',
  login: 'Login',
  signInUnavailable: 'Login: sign-in is unavailable. Retry',
  openMenu: 'Open menu',
  menu: 'Menu',
  account: 'Your account',
  myBookings: 'My Bookings',
  profile: 'Profile and security',
  myData: 'Your data',
  signOut: 'Sign out',
  theme: { label: 'Appearance', system: 'Match my device', light: 'Light', dark: 'Dark' },
  footer: {
    promise: 'Rooms in places worth the journey, from people who are glad you came.',
    company: 'Company',
    support: 'Support',
    social: 'Follow us',
    legal: 'Legal',
    newTab: '(opens in a new tab)',
    rights: 'Wayhouse. All stays reserved for you.',
    privacy: 'Privacy (PDF)',
    terms: 'Terms (PDF)',
    sitemap: 'Sitemap',
  },
});
