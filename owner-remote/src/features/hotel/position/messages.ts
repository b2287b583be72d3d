import { localized } from '@wayhouse/messages/localized';

/** Apart from the others, as they load with the form alone. */
export const messages = localized('owner-remote/hotel-position', {
  whereIAm: {
    use: 'Use where I am',
    refused:
      'Your browser does not share where you are with this site. Allow it there, or choose the place on the map.',
    failed: 'Your device does not know where it is at the moment. Please choose the place on the map.',
  },
  map: {
    choose: 'Choose it on a map',
    hide: 'Hide the map',
    label: 'Map: press where the hotel is',
    pin: 'The hotel',
    keys: 'Press the map, or drag the pin. With the pin in focus, arrow keys move it, with Shift further.',
  },
});
