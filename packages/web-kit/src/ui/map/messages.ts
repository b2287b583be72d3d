import { localized } from '@wayhouse/messages/localized';

export const messages = localized('web-kit/map', {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  source: 'Map data: Natural Earth',
  failed: { title: 'The map did not load', message: 'Your connection may have dropped. Please try again.' },
});
