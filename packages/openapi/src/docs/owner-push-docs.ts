import * as calls from '@wayhouse/contracts/calls/owner-push-calls';
import { documentCall } from '../call-docs.js';

const group = 'Your bookings';

/** Those of the example in RFC 8291. */
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const examplePush = {
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  browsers: ['t3mRZQ3cJrgVn5GiJ1FzvKEd3wZ0hX8mQ0yGf4oUe5k'],
};

export const ownerPushDocs = {
  addPushBrowser: documentCall(calls.addPushBrowser, {
    group,
    summary: 'Show pushes in a browser',
    description:
      'From now on the browser shows a push about what you get emails about (RFC 8030, 8291 and 8292). An account has so many; the oldest one goes.',
    confirmation: 'pushBrowserAdded',
    errors: { 'rule-broken': 'The endpoint is not one on the internet with https, or this site sends no pushes.' },
    example: {
      input: { endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV', ...keys },
      response: { push: examplePush },
    },
  }),
  removePushBrowsers: documentCall(calls.removePushBrowsers, {
    group,
    summary: 'Show no pushes any more',
    description: 'In one of your browsers, or in all of them.',
    confirmation: 'pushBrowsersRemoved',
    errors: { 'rule-broken': 'This site sends no pushes.' },
    example: { input: { browser: examplePush.browsers[0] }, response: { push: { ...examplePush, browsers: [] } } },
  }),
};
