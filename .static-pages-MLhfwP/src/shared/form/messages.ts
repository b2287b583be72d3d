import { localized } from '@wayhouse/messages/localized';

export const messages = localized('static-pages-remote/shared/form', {
  withoutScripts: 'To send this form, please turn on JavaScript. You can also call us, or write us an email.',
});
