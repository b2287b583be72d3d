import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/not-found', {
  eyebrow: 'Page 404',
  title: 'We can’t find that page',
  documentTitle: 'Page not found',
  lead: 'The address may have changed, or the key no longer fits. The front desk is happy to show you the way.',
  photo: 'A bright hotel lobby with a green tiled front desk',
  rooms: 'Browse hotels',
  home: 'Go to the home page',
});
