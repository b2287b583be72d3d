import { localized } from '@wayhouse/messages/localized';

/** The messages of the shared components. */
export const messages = localized('web-kit', {
  brand: 'Wayhouse',
  calls: {
    unreachable: 'We cannot reach Wayhouse. Please check your connection and try again.',
    offline:
      'You are offline, so nothing was sent. What you entered is still here; please try again when you are back online.',
  },
  connection: {
    offline: 'You are offline. You can keep reading this page; the rest works again when you are back online.',
    back: 'You are back online.',
  },
  session: {
    signIn: 'Sign in',
    myData: 'Your data',
    somebodyElse:
      'Somebody else has signed in, so nothing was sent. Everything that was entered is still here: please check it and try again.',
    unreachable: 'Sign-in is unavailable right now. What you entered is still here; please try again in a moment.',
  },
  clerk: {
    signIn: 'Welcome back',
    signInFor: 'Sign in to book, and to see or change your stays.',
    signUp: 'Create your account',
    signUpFor: 'Your stays, receipts and changes in one place.',
  },
  notShown: 'This part did not load.',
  tryAgain: 'Try again',
  oneMoment: 'One moment…',
  incompatible: {
    title: 'This part is being updated',
    message:
      'The new version does not work with this page yet. Everything else works as usual; please try again shortly.',
  },
  platformIsDown: 'The platform is not responding. Start it with npm start, then reload this page.',
  close: 'Close',
  retry: 'Retry',
  remove: (what: string) => `Remove ${what}`,
  nothingFound: 'No matches',
  rated: (rating: number) => `Rated ${rating} out of 5`,
  guests: { label: 'Guests', fewer: 'One guest fewer', more: 'One guest more' },
  photos: {
    previous: 'Previous photo',
    next: 'Next photo',
    position: (position: number, count: number) => `Photo ${position} of ${count}`,
    alt: (name: string, position: number) => `${name}, photo ${position}`,
  },
  stay: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    addDate: 'Add date',
    choose: 'Choose your dates',
    asked: {
      guest: { arrival: 'When do you arrive?', departure: 'When do you leave?', both: 'Your dates' },
      hotel: {
        arrival: 'When does the guest arrive?',
        departure: 'When does the guest leave?',
        both: 'Dates of the stay',
      },
    },
    clear: 'Clear',
    clearDates: 'Clear dates',
    day: (weekday: string, date: string) => `${weekday}, ${date}`,
    done: 'Done',
    months: 'Months',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    taken: 'taken',
    selected: 'selected',
    takenKey: 'Crossed out: taken',
  },
});
