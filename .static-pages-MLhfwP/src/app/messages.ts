import { localized } from '@wayhouse/messages/localized';

export const messages = localized('static-pages-remote/app', {
  loading: 'Loading the page…',
  failed: {
    title: 'This page did not load',
    message: 'The connection may have been lost for a moment. Nothing you did is affected.',
  },
});
