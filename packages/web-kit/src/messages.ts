import { locale } from '@wayhouse/contracts/locale';

/**
 * Every word the shared parts show or speak. A translation replaces this file, and says
 * with `locale` how it writes dates.
 */
export const texts = {
  locale,
  brand: 'Wayhouse',
  documentTitle: (title: string) => `${title} · Wayhouse`,
  calls: {
    unreachable: 'We cannot reach Wayhouse. Please check your connection and try again.',
    offline: 'You are offline, so nothing was sent. What you entered stays here; please try again once you are back.',
  },
  connection: {
    offline: 'You are offline. What you see stays; everything else goes on once you are back.',
    back: 'You are back online.',
  },
  session: {
    signIn: 'Sign in',
    somebodyElse:
      'Somebody else has signed in, so nothing was sent. What was entered is still here: please look at it and try again.',
    unreachable: 'Sign-in is not reachable right now. What you entered stays here; please try again in a moment.',
  },
  notShown: 'This part did not load.',
  tryAgain: 'Try again',
  oneMoment: 'One moment…',
  otherContract: {
    title: 'This part is being updated',
    message: 'Its new version does not fit this page yet. Everything else works as always; please try again shortly.',
  },
  platformIsDown: 'The platform does not answer. Start it with npm start, then reload this page.',
  close: 'Close',
  retry: 'Retry',
  remove: (what: string) => `Remove ${what}`,
  nothingFound: 'Nothing by that name',
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
    whenArrive: 'When do you arrive?',
    whenLeave: 'When do you leave?',
    clear: 'Clear dates',
    day: (weekday: string, date: string) => `${weekday}, ${date}`,
    done: 'Done',
    months: 'Months',
    previousMonth: 'Go to the Previous Month',
    nextMonth: 'Go to the Next Month',
    taken: 'taken',
    chosen: 'chosen',
    takenKey: 'Crossed out: taken',
  },
} as const;
